import Foundation
import GRDB

/// Records the changes of one connection's transactions, and reports them at each commit.
///
/// It never fetches, so that a commit does not wait for observers.
///
/// Changed rows come from the ``RowChangeRecorder``. Changes that it does not see (schema changes, and virtual tables, whose rows have no
/// observable identity) come from the kinds of events that GRDB knows for each statement. If SQLite has no preupdate hook, all changes come
/// from those kinds, and no rows are known.
///
/// All methods run on the thread that owns the connection.
final class ChangeObserver: TransactionObserver {
    private let wasReadInTransaction: () -> Bool
    private let onChanges: (CommittedChanges) -> Void
    private let onWillCommit: () -> Void
    private let onCommit: (_ db: Database, _ schemaChanged: Bool) -> Void
    private let recorder = RowChangeRecorder()
    private var isInstalled = false
    private var kinds: [String: [DatabaseEventKind]] = [:]
    private var latestKind: DatabaseEventKind?
    private var latestIsOrdinary: Bool?

    /// The latest kind of event, in any transaction, in a table whose rows the recorder sees.
    private var ordinaryKind: DatabaseEventKind?
    private var notifications = NotificationDetector()
    /// Whether notifications are detected without observing their events. If not, each statement takes longer.
    private let findsNotifications: Bool
    private var wasNotified = false
    private var schemaChanged = false
    private var ordinaryTables: [String: Bool] = [:]

    /// - Parameters:
    ///   - wasReadInTransaction: Called at the end of each transaction: whether a value was read inside it. Such a read may have seen
    ///     changes that were rolled back.
    ///   - onChanges: Called with the changes of a transaction, if there are any.
    ///   - onWillCommit: Called before each commit.
    ///   - onCommit: Called after each commit.
    ///   - findsNotifications: Whether a ``NotificationDetector`` works with this version of GRDB.
    init(
        findsNotifications: Bool = NotificationDetector.findsNotifications,
        wasReadInTransaction: @escaping () -> Bool,
        onChanges: @escaping (CommittedChanges) -> Void,
        onWillCommit: @escaping () -> Void = {},
        onCommit: @escaping (_ db: Database, _ schemaChanged: Bool) -> Void
    ) {
        self.findsNotifications = findsNotifications
        self.wasReadInTransaction = wasReadInTransaction
        self.onChanges = onChanges
        self.onWillCommit = onWillCommit
        self.onCommit = onCommit
    }

    func install(in db: Database) {
        guard !isInstalled else { return }
        isInstalled = true
        recorder.install(in: db)
        db.add(transactionObserver: self, extent: .observerLifetime)
    }

    func uninstall(from db: Database) {
        isInstalled = false
        db.remove(transactionObserver: self)
        recorder.uninstall()
    }

    /// Called for each statement that is about to run. Returns false, since rows come from the recorder, unless notifications can't be
    /// detected otherwise.
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        note(eventKind)
        return !findsNotifications
    }

    private func note(_ eventKind: DatabaseEventKind) {
        notifications.observe(eventKind) { recorder.hook?.totalChanges ?? 0 }
        if let ordinaryKind, ordinaryKind.equals(eventKind) {
            recorder.hook?.statementWillWrite(toOrdinaryTable: true)
            return
        }
        if let latestKind, latestKind.equals(eventKind) {
            recorder.hook?.statementWillWrite(toOrdinaryTable: latestIsOrdinary)
            return
        }
        let table = eventKind.tableName.lowercased()
        let isOrdinary = ordinaryTables[table]
        recorder.hook?.statementWillWrite(toOrdinaryTable: isOrdinary)
        switch table {
        case "sqlite_master", "sqlite_schema", "sqlite_temp_master", "sqlite_temp_schema":
            schemaChanged = true
        case _ where RowChangeRecorder.isAvailable && ordinaryTables[table] == true:
            ordinaryKind = eventKind
        default:
            latestKind = eventKind
            latestIsOrdinary = isOrdinary
            kinds[table, default: []].append(eventKind)
        }
    }

    func databaseDidChange(with event: DatabaseEvent) {}

    /// Called for a notification, if its events are observed.
    func databaseDidChange() {
        wasNotified = true
    }

    func databaseWillCommit() {
        onWillCommit()
    }

    func databaseDidCommit(_ db: Database) {
        let schemaChanged = schemaChanged
        var changes = CommittedChanges()
        recorder.takeChanges(into: &changes, db)
        if schemaChanged {
            changes = .everything
            schemaDidChange(db)
        }
        for (table, kinds) in kinds where !(RowChangeRecorder.isAvailable && isOrdinary(table, db)) {
            changes.tables.append(.init(name: table, kinds: EventKinds(kinds), rowIDs: nil))
        }
        if !notifications.tables.isEmpty || wasNotified {
            // A notification may also stand for a change of the schema.
            schemaDidChange(db)
        }
        for table in notifications.tables {
            let kinds = EventKinds([.insert(tableName: table)])
            changes.tables.append(.init(name: table.lowercased(), kinds: kinds, rowIDs: nil))
        }
        forgetStatements()
        if wasReadInTransaction() || wasNotified { changes = .everything }
        wasNotified = false
        if !changes.isEmpty {
            onChanges(changes)
        }
        onCommit(db, schemaChanged)
    }

    func databaseDidRollback(_ db: Database) {
        recorder.reset()
        forgetStatements()
        wasNotified = false
        if wasReadInTransaction() { onChanges(.everything) }
    }

    /// Discards cached facts about the schema, and reads the required ones again.
    func schemaDidChange(_ db: Database) {
        ordinaryTables.removeAll()
        ordinaryKind = nil
        recorder.schemaDidChange(db)
    }

    private func forgetStatements() {
        if !kinds.isEmpty { kinds.removeAll(keepingCapacity: true) }
        latestKind = nil
        notifications.reset()
        schemaChanged = false
    }

    /// Whether the recorder sees the rows of the table.
    private func isOrdinary(_ table: String, _ db: Database) -> Bool {
        if let known = ordinaryTables[table] { return known }
        let sql = """
            SELECT type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' FROM (
                SELECT type, name, sql FROM sqlite_master UNION ALL SELECT type, name, sql FROM sqlite_temp_master
            ) WHERE lower(name) = ?
            """
        // The rows of a table that can't be looked up count as unseen.
        let isOrdinary = (try? Bool.fetchOne(db, sql: sql, arguments: [table])) ?? false
        ordinaryTables[table] = isOrdinary
        return isOrdinary
    }
}

extension DatabaseEventKind {
    fileprivate var tableName: String {
        switch self {
        case .insert(let tableName), .delete(let tableName), .update(let tableName, _): tableName
        }
    }

    fileprivate func equals(_ other: DatabaseEventKind) -> Bool {
        switch (self, other) {
        case (.insert(let lhs), .insert(let rhs)): lhs == rhs
        case (.delete(let lhs), .delete(let rhs)): lhs == rhs
        case (.update(let lhs, let lhsColumns), .update(let rhs, let rhsColumns)):
            lhs == rhs && lhsColumns == rhsColumns
        default: false
        }
    }
}
