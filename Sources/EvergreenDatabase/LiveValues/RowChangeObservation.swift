import Dispatch
import GRDB

/// Reports the rows that each committed transaction has touched, by any connection or program.
///
/// It fetches nothing, and observes until it is cancelled.
package final class RowChangeObservation: AnyLiveValue {
    private let database: LiveDatabase
    private let onChange: @Sendable (RowChanges) -> Void

    /// - Parameter onChange: Called after each commit, on the thread that detects it: usually on the queue of the writer, before the write
    ///   returns. It must not access the database.
    package init(of reader: any DatabaseReader, onChange: @escaping @Sendable (RowChanges) -> Void) {
        database = LiveDatabase.of(reader)
        self.onChange = onChange
        database.add(self)
    }

    package func cancel() {
        database.remove(self)
    }

    func databaseDidCommit(_ changes: CommittedChanges) {
        onChange(RowChanges(changes))
    }

    // There is no value to compute or deliver.
    func wake(at time: DispatchTime) {}
    func refreshInBackground() {}
    func deliver() {}
}
