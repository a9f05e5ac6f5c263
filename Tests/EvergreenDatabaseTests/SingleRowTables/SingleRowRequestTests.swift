import EvergreenDatabase
import GRDB
import Testing

/// Counts row reads.
private struct Counted: SingleRowRecord, Equatable {
    static let `default` = Counted(value: 0)
    static let reads = CallCount()
    static let databaseTableName = "counted"
    var value: Int

    init(value: Int) { self.value = value }

    init(row: Row) {
        Self.reads.add()
        value = row["value"]
    }

    func encode(to container: inout PersistenceContainer) { container["value"] = value }
}

@MainActor
struct SingleRowRequestTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in try Preferences.createTable(db) }
    }

    @Test func `the record is observed from its default value on, with changes by any connection`() async throws {
        let recorder = Recorder(try SingleRowRequest<Preferences>().publisher(in: database.context))
        #expect(recorder.values == [.default])
        try await database.pool.write { db in _ = try Preferences.update(db) { $0.flag = false } }
        await recorder.wait { recorder.values.last?.flag == false }
        try await database.runShell("UPDATE preferences SET theme = 'dark'")
        await recorder.wait { recorder.values.last?.theme == "dark" }
        try await database.pool.write(Preferences.reset)
        await recorder.waitForLast(.default)
    }

    @Test func `equal requests share one observation, and other writes cause no fetch`() async throws {
        try await database.pool.write { db in
            try db.create(singleRowTable: "counted") { $0.column("value", .integer).notNull() }
            try Counted(value: 1).insert(db)
        }
        let recorders = try (1...3).map { _ in
            Recorder(try SingleRowRequest<Counted>().publisher(in: database.context))
        }
        #expect(Counted.reads.current == 1)
        try await database.pool.write { db in
            try db.insertPlayer("Ann")
            _ = try Preferences.update(db) { $0.flag = false }
        }
        try await database.pool.write { db in try Counted(value: 2).update(db) }
        for recorder in recorders { await recorder.waitForLast(Counted(value: 2)) }
        #expect(Counted.reads.current == 2)
    }

    @Test func `an invalid table is the request's error`() async throws {
        try await database.pool.write { db in
            try db.alter(table: "preferences") { $0.drop(column: "flag") }
        }
        let recorder = Recorder(try SingleRowRequest<Preferences>().publisher(in: database.context))
        #expect(recorder.failure as? SingleRowTableError == .missingColumns("preferences", columns: ["flag"]))
    }
}
