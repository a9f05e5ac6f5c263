import Dispatch
import EvergreenConcurrency
import GRDB

/// Tells the main actor of commits to some databases, by any connection and any program: once of all that come before its turn.
///
/// It fetches nothing. It observes until it is released.
package final class CommitObservation: Sendable {
    private let observations: [RowChangeObservation]

    /// - Parameter onCommit: Called in a turn of the main actor after a commit.
    package init(of readers: [any DatabaseReader], onCommit: @escaping @MainActor @Sendable () -> Void) {
        // Whether the main actor is about to hear of a commit: more of them need not be told.
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
