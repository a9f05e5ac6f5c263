import GRDB

/// Detects calls of `Database.notifyChanges(in:)` from the kinds of events that an observer is asked for.
///
/// GRDB delivers them only to observers of one of these kinds, and observing them would slow down each statement. But GRDB asks in an order
/// that no single statement has: for deletions, insertions, and updates of one table. Three statements in that order that change nothing
/// are mistaken for a notification, which may cause a superfluous fetch but never a missed one.
///
/// GRDB does not guarantee that order. ``findsNotifications`` tests it; if it fails, observe these kinds.
struct NotificationDetector {
    /// The tables for which changes were announced.
    private(set) var tables: [String] = []
    private var table = ""
    private var step = 0
    private var changesBefore: UInt32 = 0

    /// - Parameter totalChanges: The number of rows that the connection has changed.
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
    /// Whether notifications of this version of GRDB are detected: tested once per process, with a separate database.
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
