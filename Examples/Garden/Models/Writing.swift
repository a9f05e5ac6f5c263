import OpenCombineShim

/// A model that writes, and keeps what went wrong.
@MainActor
package protocol Writing: AnyObject {
    /// Nil unless a write has failed.
    var failure: String? { get set }

    /// The latest write, which the next one waits for.
    var latestWrite: Task<Void, Never>? { get set }
}

extension Writing {
    /// Runs a write, off the main actor and after those before it, and then something if it succeeded.
    ///
    /// Tasks alone keep no order: one more and one less, in one turn, would now and then be one less and one more.
    func perform(
        _ write: @escaping @Sendable () async throws -> Void,
        onSuccess: @escaping @MainActor () -> Void = {}
    ) {
        failure = nil
        latestWrite = Task { [latestWrite] in
            await latestWrite?.value
            do {
                try await write()
                onSuccess()
            } catch {
                failure = "\(error)"
            }
        }
    }
}
