import Dispatch

/// Runs compilers one after the other, on a thread of their own: a test that waits for one on a thread of the concurrency
/// pool, of which there are as many as cores, would hold up all other tests.
func runningCompiler<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        compilers.async { continuation.resume(with: Result(catching: body)) }
    }
}

private let compilers = DispatchQueue(label: "evergreen.tests.compilers")
