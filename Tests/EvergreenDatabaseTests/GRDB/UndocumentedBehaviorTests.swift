import GRDB
import Testing

@testable import EvergreenDatabase

/// GRDB behavior that its API does not promise. Each is relied on in one file, which has a fallback; a failing test means that a new
/// version of GRDB requires a review of that file.
struct UndocumentedBehaviorTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Player.createTable(db)
            for name in ["Ann", "Bob", "Eve"] { try db.insertPlayer(name) }
        }
    }

    private func rows(of request: some DatabaseRegionConvertible) throws -> RegionRows {
        try database.read { db in try RegionRows(of: request.databaseRegion(db), db) }
    }

    private func rowIDs(_ rowID: Int64) -> RowIDs {
        var rowIDs = RowIDs()
        rowIDs.append(rowID)
        return rowIDs
    }

    // RegionRows.swift. Fallback: all rows of the table.
    @Test func `a region's description contains its rows`() throws {
        let rows = try rows(of: Player.filter(keys: [1, 3]))
        #expect(rows.mayContain(rowIDs(1), of: "player"))
        #expect(!rows.mayContain(rowIDs(2), of: "player"))
    }

    @Test func `a region with another description is not limited to rows`() throws {
        #expect(try rows(of: Player.all()).mayContain(rowIDs(2), of: "player"))
        #expect(RegionRows.all.mayContain(rowIDs(2), of: "player"))
    }

    // NotificationDetector.swift. Fallback: all kinds of events are observed.
    @Test func `observers receive notifications in an order that no statement produces`() {
        #expect(NotificationDetector.findsNotifications)
    }

    /// Collects an observer's reports on the database's queue.
    private final class Reports: @unchecked Sendable {
        var changes: [CommittedChanges] = []
    }

    @Test(arguments: [true, false])
    func `notifications are detected, even if they must be observed`(findsNotifications: Bool) throws {
        let reports = Reports()
        let observer = ChangeObserver(
            findsNotifications: findsNotifications,
            wasReadInTransaction: { false },
            onChanges: { reports.changes.append($0) },
            onCommit: { _, _ in }
        )
        try database.writeWithoutTransaction { db in
            observer.install(in: db)
            try db.inTransaction {
                try db.notifyChanges(in: Player.all())
                return .commit
            }
            try db.execute(sql: "UPDATE player SET score = 1 WHERE id = 2")
            observer.uninstall(from: db)
        }
        try #require(reports.changes.count == 2)
        #expect(reports.changes[0].everything || reports.changes[0].tables.map(\.name) == ["player"])
        #expect(!reports.changes[1].everything)
        #expect(reports.changes[1].tables.map(\.name) == ["player"])
    }

    // Connection.swift. Fallback: the file is watched, as for a read-only connection.
    @Test func `wrappers keep their connection in a property named base`() {
        #expect(connection(behind: AnyDatabaseReader(database)) === database)
        #expect(connection(behind: AnyDatabaseWriter(database)) === database)
        #expect(connection(behind: AnyDatabaseReader(AnyDatabaseWriter(database))) === database)
    }

    // RegionRecording.swift. Fallback: each change counts.
    @Test func `an observation reports its region before its value`() throws {
        let (names, observed) = try database.fetchRecordingRegion(previous: .everything) { db in
            try String.fetchAll(db, sql: "SELECT name FROM player WHERE id = 2")
        }
        #expect(names == ["Bob"])
        #expect(!observed.region.isFullDatabase)
    }
}
