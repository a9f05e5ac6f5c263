import GRDB

/// Finds the calls of `Database.notifyChanges(in:)` among the kinds of events that an observer is asked for.
///
/// GRDB tells an observer of them only if it observes one of these kinds, which would slow down each statement. But it
/// asks in an order that no single statement has: for deletions, insertions, and updates of one table. Three statements
/// in that order that change nothing are taken for a notification, too, which is too much, never too little.
///
/// GRDB does not promise that order. ``findsNotifications`` tells whether it has it; if not, observe these kinds.
struct NotificationDetector {
    /// The tables that were notified.
    private(set) var tables: [String] = []
    private var table = ""
    private var step = 0
    private var changesBefore: UInt32 = 0

    /// - Parameter totalChanges: How many rows the connection has changed.
    mutating func observe(_ kind: DatabaseEventKind, totalChanges: () -> UInt32) {
        switch kind {
        case .delete(let tableName):
            table = tableName
            step = 1
            changesBefore = totalChanges()
        case .insert(let tableName):
            step = step == 1 && tableName == table ? 2 : 0
        case .update(let tableName, _):
            if step == 2, tableName == table, changesBefore == totalChanges() { tables.append(tableName) }
            step = 0
        }
    }

    mutating func reset() {
        if !tables.isEmpty { tables.removeAll() }
        step = 0
    }
}

extension NotificationDetector {
    /// Whether notifications of this version of GRDB are found: tried once per process, with a database of its own.
    static let findsNotifications: Bool = {
        let trial = Trial()
        do {
            let database = try DatabaseQueue()
            database.add(transactionObserver: trial, extent: .observerLifetime)
            try database.write { db in
                try db.execute(sql: "CREATE TABLE trial (a, b)")
                trial.detector.reset()
                try db.notifyChanges(in: Table("trial"))
            }
        } catch {
            return false
        }
        return trial.found == ["trial"]
    }()

    private final class Trial: TransactionObserver {
        var detector = NotificationDetector()
        var found: [String] = []

        func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
            detector.observe(eventKind) { 0 }
            return false
        }

        func databaseDidChange(with event: DatabaseEvent) {}
        func databaseDidCommit(_ db: Database) { found = detector.tables }
        func databaseDidRollback(_ db: Database) {}
    }
}
