import GRDB

/// The kinds of changes that were made to one table.
///
/// Transactions that change the same columns in the same way share one object, so that what was found out about
/// it for one of them holds for all.
final class EventKinds: Sendable {
    let list: [DatabaseEventKind]

    init(_ list: [DatabaseEventKind]) {
        self.list = list
    }
}
