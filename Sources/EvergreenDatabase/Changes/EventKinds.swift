import GRDB

/// The kinds of changes made to one table.
///
/// Transactions that change the same columns in the same way share one instance, so that results cached for one of them apply to all.
final class EventKinds: Sendable {
    let list: [DatabaseEventKind]

    init(_ list: [DatabaseEventKind]) {
        self.list = list
    }
}
