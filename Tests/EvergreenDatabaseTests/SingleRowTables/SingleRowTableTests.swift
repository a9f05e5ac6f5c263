import EvergreenDatabase
import Foundation
import GRDB
import Testing

private struct Settings: Codable, Equatable, SingleRowRecord {
    static let `default` = Settings()
    @Default(true) var flag: Bool
    @Default("light") var theme: String
    var volume = 50
    var teamId: Int64?
}

private struct Captain: Codable, Equatable, SingleRowRecord {
    static let `default` = Captain(teamId: 0)
    var teamId: Int64
}

struct SingleRowTableTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in try Preferences.createTable(db) }
    }

    private func write(_ updates: (Database) throws -> Void) throws { try database.pool.write(updates) }

    /// Executes SQL without the schema's checks.
    private func force(_ sql: String) throws {
        try database.pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try db.execute(sql: sql)
            try db.execute(sql: "PRAGMA ignore_check_constraints = OFF")
        }
    }

    // MARK: The schema

    @Test func `the primary key is 1, checked, and replaced on conflict`() throws {
        try write { db in
            #expect(
                try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = 'preferences'")?
                    .contains(#""id" INTEGER PRIMARY KEY ON CONFLICT REPLACE CHECK ("id" = 1)"#) == true
            )
            #expect {
                try db.execute(sql: "INSERT INTO preferences (id, launchCount) VALUES (2, 0)")
            } throws: { error in
                (error as? DatabaseError)?.extendedResultCode == .SQLITE_CONSTRAINT_CHECK
            }
            try db.execute(sql: "INSERT INTO preferences (id, launchCount) VALUES (1, 1)")
            try db.execute(sql: "INSERT INTO preferences (id, launchCount) VALUES (1, 2)")
            #expect(try Int.fetchAll(db, sql: "SELECT launchCount FROM preferences") == [2])
        }
    }

    @Test func `a NOT NULL column is checked`() throws {
        try write { (db: Database) throws in
            #expect {
                try db.execute(sql: "INSERT INTO preferences (id) VALUES (1)")
            } throws: { error in
                (error as? DatabaseError)?.extendedResultCode == .SQLITE_CONSTRAINT_NOTNULL
            }
        }
    }

    @Test func `a later migration adds columns and keeps the row`() throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { db in
            try db.create(singleRowTable: "settings") { $0.column("flag", .boolean) }
        }
        try migrator.migrate(database.pool)
        try write { db in try db.execute(sql: "INSERT INTO settings (id, flag) VALUES (1, 0)") }
        migrator.registerMigration("2") { db in
            try db.alter(singleRowTable: "settings") { table in
                table.add(column: "theme", .text)
                table.add(column: "volume", .integer).notNull().defaults(to: 30)
                table.add(column: "teamId", .integer).references("team", onDelete: .setNull)
            }
        }
        try migrator.migrate(database.pool)
        try write { db in
            let found = try Settings.find(db)
            #expect(found.volume == 30)
            #expect(found.theme == "light")
            #expect(!found.flag)
            try db.execute(sql: "INSERT INTO team VALUES (3, 'Blue')")
            try Settings.update(db) { $0.teamId = 3 }
            try db.execute(sql: "DELETE FROM team")
            #expect(try Settings.find(db).teamId == nil)
        }
    }

    @Test func `a missing table or one with another primary key can't be altered`() throws {
        try write { db in
            #expect(throws: SingleRowTableError.missingTable("nowhere")) {
                try db.alter(singleRowTable: "nowhere") { $0.add(column: "a") }
            }
            try db.create(table: "country") { table in
                table.primaryKey("code", .text)
            }
            #expect(throws: SingleRowTableError.otherPrimaryKey("country", columns: ["code"])) {
                try db.alter(singleRowTable: "country") { $0.add(column: "a") }
            }
            #expect(try db.columns(in: "country").map(\.name) == ["code"])
        }
    }

    @Test func `an alteration that removes the primary key is rolled back`() throws {
        try write { (db: Database) throws in
            #expect(throws: SingleRowTableError.otherPrimaryKey("preferences", columns: ["number"])) {
                try db.alter(singleRowTable: "preferences") { $0.rename(column: "id", to: "number") }
            }
            #expect(try Preferences.find(db) == .default)
        }
    }

    // MARK: Foreign keys

    @Test func `a nullifying foreign key keeps the row without the reference`() throws {
        try write { db in
            try db.execute(sql: "INSERT INTO team VALUES (3, 'Blue')")
            try Preferences.update(db) {
                $0.teamId = 3
                $0.theme = "dark"
            }
            try db.execute(sql: "DELETE FROM team")
            let found = try Preferences.find(db)
            #expect(found.teamId == nil)
            #expect(found.theme == "dark")
        }
    }

    @Test func `a cascading foreign key deletes the row`() throws {
        try write { db in
            try db.create(singleRowTable: "captain") { table in
                table.belongsTo("team", onDelete: .cascade).notNull()
            }
            try db.execute(sql: "INSERT INTO team VALUES (3, 'Blue')")
            // The default record refers to a team that does not exist: this one is stored nonetheless.
            try Captain(teamId: 3).save(db)
            #expect(try Captain.find(db).teamId == 3)
            try db.execute(sql: "DELETE FROM team")
            #expect(try !Captain.exists(db))
            #expect(try Captain.find(db) == .default)
        }
    }

    @Test func `a restricting foreign key protects the referenced row`() throws {
        try write { db in
            try db.create(singleRowTable: "captain") { table in
                table.belongsTo("team", onDelete: .restrict).notNull()
            }
            try db.execute(sql: "INSERT INTO team VALUES (3, 'Blue')")
            try Captain(teamId: 3).insert(db)
            #expect(throws: DatabaseError.self) { try db.execute(sql: "DELETE FROM team") }
            #expect(throws: DatabaseError.self) { try Captain.update(db) { $0.teamId = 4 } }
            #expect(try Captain.find(db).teamId == 3)
        }
    }

    // MARK: Invalid tables

    /// Checks that reading and all ways of writing throw an error that names the table and a cause.
    private func expect(_ error: SingleRowTableError, naming words: String...) throws {
        for word in words { #expect("\(error)".contains(word)) }
        #expect(error.localizedDescription == "\(error)")
        try write { (db: Database) throws in
            #expect(throws: error) { try Preferences.find(db) }
            #expect(throws: error) { try Preferences.exists(db) }
            #expect(throws: error) { try SingleRowRequest<Preferences>().fetch(db) }
            #expect(throws: error) { try Preferences.update(db) { $0.launchCount += 1 } }
        }
    }

    @Test func `a row with another id is an error, and no second row is inserted`() throws {
        try force("INSERT INTO preferences (id, launchCount) VALUES (5, 0)")
        let error = SingleRowTableError.otherRow("preferences", id: 5)
        try expect(error, naming: "preferences", "5")
        for way in Persistence.all {
            try write { db in
                #expect(throws: error) { try way.write(Preferences(), db) }
                let count = try Preferences.fetchCount(db)
                #expect(count == 1)
            }
        }
    }

    @Test func `two rows are an error, and a reset repairs the table`() throws {
        try force("INSERT INTO preferences (id, launchCount) VALUES (1, 0), (2, 0), (3, 0)")
        try expect(.severalRows("preferences", count: 3), naming: "preferences", "3 rows")
        try write { db in
            try Preferences.reset(db)
            #expect(try Preferences.find(db) == .default)
        }
    }

    @Test func `a missing column is an error, even of an optional property`() throws {
        try write { db in
            try db.alter(table: "preferences") { table in
                table.drop(column: "flag")
                table.rename(column: "theme", to: "style")
            }
        }
        try expect(
            .missingColumns("preferences", columns: ["flag", "theme"]),
            naming: "preferences",
            "“flag”",
            "“theme”"
        )
    }

    @Test func `a missing table is an error`() throws {
        try write { db in try db.drop(table: "preferences") }
        try expect(.missingTable("preferences"), naming: "preferences", "create(singleRowTable:")
    }

    @Test func `another primary key is an error`() throws {
        try write { db in
            try db.drop(table: "preferences")
            try db.execute(sql: "CREATE TABLE preferences (id, flag, theme, layout, since, launchCount, teamId)")
        }
        try expect(.otherPrimaryKey("preferences", columns: ["rowid"]), naming: "preferences", "rowid")
    }

    @Test func `a value that can't be decoded is an error that names column and table`() throws {
        try write { db in
            try db.create(singleRowTable: "settings") { table in
                for column in ["flag", "theme", "volume", "teamId"] { table.column(column) }
            }
            try db.execute(sql: "INSERT INTO settings (id) VALUES (1)")
            #expect {
                try Settings.find(db)
            } throws: { error in
                "\(error)".contains("volume") && "\(error)".contains("settings")
            }
        }
    }
}
