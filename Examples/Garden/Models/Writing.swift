import OpenCombineShim

/// A model that performs writes, and stores their error.
@MainActor
package protocol Writing: AnyObject {
    /// The error of a failed write.
    var failure: String? { get set }

    /// The latest write. The next one starts after it.
    var latestWrite: Task<Void, Never>? { get set }
}

extension Writing {
    /// Performs a write off the main actor, after the previous ones, and then a function if it succeeded.
    ///
    /// Unstructured tasks have no guaranteed order: two writes from one event could be performed in reverse.
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
