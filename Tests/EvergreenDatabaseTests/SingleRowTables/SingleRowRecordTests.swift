import EvergreenDatabase
import Foundation
import GRDB
import Testing

/// A GRDB method that writes a record.
struct Persistence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let write: @Sendable (any PersistableRecord, Database) throws -> Void

    init(_ name: String, _ write: @escaping @Sendable (any PersistableRecord, Database) throws -> Void) {
        testDescription = name
        self.write = write
    }

    static let all = [
        Persistence("insert") { try $0.insert($1) },
        Persistence("inserted") { _ = try $0.inserted($1) },
        Persistence("insertAndFetch") { try $0.insertAndFetch($1, selection: [AllColumns()]) { try $0.execute() } },
        Persistence("update") { try $0.update($1) },
        Persistence("updateAndFetch") { try $0.updateAndFetch($1, selection: [AllColumns()]) { try $0.execute() } },
        Persistence("save") { try $0.save($1) },
        Persistence("saved") { _ = try $0.saved($1) },
        Persistence("saveAndFetch") { try $0.saveAndFetch($1, selection: [AllColumns()]) { try $0.execute() } },
        Persistence("upsert") { try $0.upsert($1) },
    ]
}

struct SingleRowRecordTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in
            try Preferences.createTable(db)
            try HandWritten.createTable(db)
            try Observed.createTable(db)
        }
    }

    private func write(_ updates: (Database) throws -> Void) throws { try database.pool.write(updates) }

    // MARK: Our own methods

    @Test func `an empty table has the default record`() throws {
        try write { (db: Database) throws in
            #expect(try Preferences.find(db) == .default)
            #expect(try !Preferences.exists(db))
            #expect(try Preferences.fetchOne(db) == nil)
            #expect(try Preferences.fetchCount(db) == 0)
        }
    }

    @Test func `an update writes what the closure changes`() throws {
        try write { db in
            let updated = try Preferences.update(db) { $0.flag = false }
            #expect(!updated.flag)
            #expect(try Preferences.exists(db))
            try Preferences.update(db) { $0.launchCount += 1 }
            let found = try Preferences.find(db)
            #expect(!found.flag)
            #expect(found.launchCount == 1)
            #expect(try Preferences.fetchOne(db) == found)
            #expect(try Preferences.fetchCount(db) == 1)
        }
    }

    @Test func `an update without changes writes nothing`() throws {
        try write { db in
            try Preferences.update(db) { $0.launchCount += 0 }
            #expect(try !Preferences.exists(db))
            try Preferences.update(db) { $0.flag = false }
            let changes = db.totalChangesCount
            try Preferences.update(db) { $0.flag = false }
            #expect(db.totalChangesCount == changes)
        }
    }

    @Test func `an update whose closure throws changes nothing`() throws {
        struct Stop: Error {}
        try write { (db: Database) throws in
            #expect(throws: Stop.self) {
                try Preferences.update(db) {
                    $0.flag = false
                    throw Stop()
                }
            }
            #expect(try !Preferences.exists(db))
        }
    }

    @Test func `a reset restores the default record`() throws {
        try write { db in
            try Preferences.update(db) { $0.flag = false }
            try Preferences.reset(db)
            #expect(try Preferences.find(db) == .default)
            #expect(try !Preferences.exists(db))
            try Preferences.reset(db)
        }
    }

    @Test func `columns unknown to the record keep their values`() throws {
        try write { db in
            try db.alter(singleRowTable: "preferences") { $0.add(column: "later", .text) }
            try Preferences.update(db) { $0.flag = false }
            try db.execute(sql: "UPDATE preferences SET later = 'kept'")
            try Preferences.update(db) { $0.theme = "dark" }
            try Preferences.find(db).update(db)
            #expect(try Preferences.storedValue("later", db) == "kept".databaseValue)
        }
    }

    // MARK: GRDB's methods

    @Test(arguments: Persistence.all)
    func `all persistence methods work on an empty table and never insert a second row`(_ way: Persistence) throws {
        try write { (db: Database) throws in
            var preferences = Preferences(launchCount: 1)
            preferences.theme = "dark"
            for launchCount in 1...3 {
                preferences.launchCount = launchCount
                try way.write(preferences, db)
                #expect(try Preferences.fetchAll(db) == [preferences])
                #expect(try Int64.fetchAll(db, sql: "SELECT id FROM preferences") == [1])
            }
        }
    }

    @Test(arguments: Persistence.all)
    func `all persistence methods work for a hand-written record`(_ way: Persistence) throws {
        try write { (db: Database) throws in
            for step in [1, 2, 3] {
                try way.write(HandWritten(step: step, name: "n"), db)
                #expect(try HandWritten.fetchAll(db) == [HandWritten(step: step, name: "n")])
            }
            #expect(try HandWritten.find(db).delete(db))
            #expect(try HandWritten.find(db) == .default)
        }
    }

    @Test func `fetching methods return what they wrote`() throws {
        try write { db in
            let preferences = Preferences(launchCount: 7)
            #expect(try preferences.updateAndFetch(db) == preferences)
            try Preferences.reset(db)
            #expect(try preferences.insertAndFetch(db) == preferences)
            #expect(try preferences.insertAndFetch(db) == preferences)
            #expect(try preferences.saveAndFetch(db) == preferences)
            #expect(try preferences.upsertAndFetch(db) == preferences)
            #expect(try Preferences.fetchCount(db) == 1)
        }
    }

    @Test func `updateChanges writes even if the row is missing`() throws {
        try write { db in
            var preferences = try Preferences.find(db)
            #expect(try preferences.updateChanges(db) { $0.flag = false })
            #expect(try Preferences.find(db) == preferences)
            try Preferences.reset(db)
            let changed = Preferences(launchCount: 3)
            #expect(try changed.updateChanges(db, from: Preferences.default))
            #expect(try Preferences.find(db).launchCount == 3)
            try Preferences.reset(db)
            #expect(try preferences.updateChangesAndFetch(db, modify: { $0.launchCount = 9 })?.launchCount == 9)
        }
    }

    @Test func `an update of some columns inserts a default row with those columns`() throws {
        try write { db in
            var preferences = Preferences(launchCount: 5)
            preferences.theme = "dark"
            try preferences.update(db, columns: ["THEME"])
            let found = try Preferences.find(db)
            #expect(found.theme == "dark")
            #expect(found.launchCount == 0)
        }
    }

    @Test func `a valid record is stored even if the default record is invalid`() throws {
        try write { db in
            try db.drop(table: "handWritten")
            try db.create(singleRowTable: "handWritten") { table in
                table.column("step", .integer)
                table.column("name", .text).notNull().check { $0 != "" }
            }
            try HandWritten(name: "Ann").save(db)
            #expect(try HandWritten.find(db).name == "Ann")
            try HandWritten.reset(db)
            try HandWritten.update(db) { $0.name = "Bob" }
            #expect(try HandWritten.find(db).name == "Bob")
            try HandWritten.reset(db)
            #expect(throws: DatabaseError.self) { try HandWritten.update(db) { $0.step = 3 } }
            #expect(try !HandWritten.exists(db))
        }
    }

    @Test func `the record's callbacks are called`() throws {
        try write { db in
            try Observed.update(db) { $0.firstValue = 5 }
            #expect(try Observed.takeCallbacks(db) == ["willUpdate", "aroundUpdate"])
            try Observed.default.insert(db)
            #expect(try Observed.takeCallbacks(db) == ["aroundInsert"])
            #expect(try Observed.find(db) == .default)
            try Observed.reset(db)
            #expect(throws: Observed.Refused.self) { try Observed.update(db) { $0.firstValue = -1 } }
            #expect(try !Observed.exists(db))
        }
    }

    @Test func `a record deletes and finds its row`() throws {
        try write { db in
            let preferences = Preferences(launchCount: 1)
            #expect(try !preferences.delete(db))
            #expect(try !preferences.exists(db))
            try preferences.insert(db)
            #expect(try preferences.exists(db))
            #expect(try Preferences.fetchOne(db, key: 1) == preferences)
            #expect(try preferences.delete(db))
            #expect(try !Preferences.exists(db))
        }
    }

    // MARK: Concurrent writers

    @Test func `two connections that write different properties lose no update`() async throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        let other = try DatabasePool(path: database.path, configuration: configuration)
        let pool = try DatabasePool(path: database.path, configuration: configuration)
        async let counts: Void = {
            for _ in 1...100 { try await pool.write { db in _ = try Preferences.update(db) { $0.launchCount += 1 } } }
        }()
        async let themes: Void = {
            for index in 1...100 {
                try await other.write { db in _ = try Preferences.update(db) { $0.theme = "theme \(index)" } }
            }
        }()
        _ = try await (counts, themes)
        let found = try await pool.read(Preferences.find)
        #expect(found.launchCount == 100)
        #expect(found.theme == "theme 100")
    }

    @Test func `an update outside of a transaction opens one`() async throws {
        let other = try DatabasePool(path: database.path)
        try await database.pool.writeWithoutTransaction { db in
            _ = try Preferences.update(db) { preferences in
                #expect(db.isInsideTransaction)
                preferences.flag = false
            }
        }
        #expect(try await other.read(Preferences.find).flag == false)
    }
}
