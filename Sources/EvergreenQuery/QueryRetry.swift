import Dispatch
import EvergreenDatabase
import EvergreenDependencies
import GRDB

/// Retries a failed request after a commit to its database, by any connection or program.
///
/// 1. The query fails, and calls ``queryDidFail(in:perform:)``. From then on, commits are observed.
/// 2. The next commit triggers a retry: immediately the first time, then after a back-off that doubles up to ten seconds, so that a request
///    that keeps failing costs little while others write.
/// 3. When the query has a value, or observes another request, it releases this object, which ends the observation of commits.
@MainActor
final class QueryRetry {
    private var observation: CommitObservation?
    private var hasCommitted = false
    private var waiting: (@MainActor () -> Void)?
    private var isScheduled = false
    private var failures = 0

    /// Calls a function once, after a commit since the last retry.
    ///
    /// - Parameters:
    ///   - context: The context of the request. Nothing happens if it is not a database.
    ///   - retry: Retries the request.
    func queryDidFail(in context: Any, perform retry: @escaping @MainActor () -> Void) {
        guard observe(context) else { return }
        failures += 1
        waiting = retry
        scheduleIfNeeded()
    }

    /// Starts to observe commits. Returns false if there is no database.
    private func observe(_ context: Any) -> Bool {
        if observation != nil { return true }
        let readers = readers(of: context)
        guard !readers.isEmpty else { return false }
        observation = CommitObservation(of: readers) { [weak self] in self?.databaseDidCommit() }
        return true
    }

    private func readers(of context: Any) -> [any DatabaseReader] {
        if let source = context as? any CommitSource { return source.commitReaders }
        guard let reader = try? (context as? any TopLevelDatabaseReader)?.reader else { return [] }
        return [reader]
    }

    private func databaseDidCommit() {
        hasCommitted = true
        scheduleIfNeeded()
    }

    private func scheduleIfNeeded() {
        guard hasCommitted, waiting != nil, !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.pause(after: failures))) { [weak self] in
            self?.performRetry()
        }
    }

    private func performRetry() {
        isScheduled = false
        hasCommitted = false
        let retry = waiting
        waiting = nil
        retry?()
    }

    /// The back-off after a number of failures, in milliseconds.
    static func pause(after failures: Int) -> Int {
        failures < 2 ? 0 : min(10_000, 100 << min(failures - 2, 10))
    }
}
