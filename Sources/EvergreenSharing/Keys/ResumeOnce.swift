import EvergreenConcurrency
import IssueReporting

/// A callback that is called exactly once, regardless of the key's implementation.
final class ResumeOnce<Success>: Sendable {
    private struct Callback {
        let call: @Sendable (Result<Success, any Error>) -> Void
    }

    private let operation: String
    private let subject: String
    private let callback: Locked<Callback?>

    init(_ operation: String, of subject: String, _ callback: @escaping @Sendable (Result<Success, any Error>) -> Void)
    {
        self.operation = operation
        self.subject = subject
        self.callback = Locked(Callback(call: callback))
    }

    deinit {
        guard let callback = take() else { return }
        let error = SharedContinuationError(operation: operation, key: subject)
        reportIssue(error.description)
        callback.call(.failure(error))
    }

    func resume(_ result: Result<Success, any Error>) {
        guard let callback = take() else {
            reportIssue(
                "The key \(subject) resumed the continuation of a \(operation) twice. The second result is ignored."
            )
            return
        }
        callback.call(result)
    }

    private func take() -> Callback? {
        callback.withLock { callback in
            defer { callback = nil }
            return callback
        }
    }
}

/// The error of a key that released the continuation of a load or a save without resuming it.
struct SharedContinuationError: Error, CustomStringConvertible {
    let operation: String
    let key: String

    var description: String {
        """
        The key \(key) never resumed the continuation of a \(operation), which fails. \
        Resume it exactly once, even if there is nothing to \(operation).
        """
    }
}
