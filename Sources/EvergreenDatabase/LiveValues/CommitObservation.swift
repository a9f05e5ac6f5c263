import Dispatch
import EvergreenConcurrency
import GRDB

/// Notifies the main actor of commits to databases, by any connection or program. Commits before the same main-actor turn are coalesced.
///
/// It fetches nothing, and observes until it is released.
package final class CommitObservation: Sendable {
    private let observations: [RowChangeObservation]

    /// - Parameter onCommit: Called in a turn of the main actor after a commit.
    package init(of readers: [any DatabaseReader], onCommit: @escaping @MainActor @Sendable () -> Void) {
        // Whether a notification is already scheduled: further commits need none.
        let isUnderWay = Locked(false)
        observations = readers.map { reader in
            RowChangeObservation(of: reader) { _ in
                let isFirst = isUnderWay.withLock { isUnderWay in
                    defer { isUnderWay = true }
                    return !isUnderWay
                }
                guard isFirst else { return }
                DispatchQueue.main.async {
                    isUnderWay.withLock { $0 = false }
                    onCommit()
                }
            }
        }
    }

    deinit {
        for observation in observations { observation.cancel() }
    }
}
