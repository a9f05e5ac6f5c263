import OpenCombineShim

/// A model that writes, and keeps what went wrong.
@MainActor
package protocol Writing: AnyObject {
    /// Nil unless a write has failed.
    var failure: String? { get set }
}

extension Writing {
    /// Runs a write, off the main actor, and then something if it succeeded.
    func perform(
        _ write: @escaping @Sendable () async throws -> Void,
        onSuccess: @escaping @MainActor () -> Void = {}
    ) {
        failure = nil
        Task {
            do {
                try await write()
                onSuccess()
            } catch {
                failure = "\(error)"
            }
        }
    }
}
