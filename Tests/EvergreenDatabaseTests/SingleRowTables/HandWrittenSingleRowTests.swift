import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

// A single-row table without `SingleRowRecord`: the pattern of GRDB's guide, hand-written.

struct AppConfiguration: Codable {
    // Support for the single row guarantee
    private var id = 1

    // The stored properties
    private var storedFlag: Bool?
}

extension AppConfiguration {
    var flag: Bool {
        get { storedFlag ?? true }
        set { storedFlag = newValue }
    }

    mutating func resetFlag() {
        storedFlag = nil
    }
}

extension AppConfiguration {
    static let `default` = AppConfiguration(storedFlag: nil)
}

extension AppConfiguration: FetchableRecord, PersistableRecord {
    func willUpdate(_ db: Database, columns: Set<String>) throws {
        if try !exists(db) {
            try AppConfiguration.default.insert(db)
        }
    }

    static func find(_ db: Database) throws -> AppConfiguration {
        try fetchOne(db) ?? .default
    }
}

private struct ConfigurationRequest: ValueObservationQueryable, Hashable {
    static var defaultValue: AppConfiguration { .default }
    func fetch(_ db: Database) throws -> AppConfiguration { try AppConfiguration.find(db) }
}

struct HandWrittenSingleRowTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        var migrator = DatabaseMigrator()
        migrator.registerMigration("appConfiguration") { db in
            try db.create(table: "appConfiguration") { t in
                t.primaryKey("id", .integer, onConflict: .replace)
                    .check { $0 == 1 }
                t.column("storedFlag", .boolean)
            }
        }
        try migrator.migrate(database.pool)
    }

    @Test(arguments: ["updateChanges", "save", "update", "insert", "upsert"])
    func `the hand-written pattern works`(_ method: String) throws {
        #expect(try database.pool.read { db in try AppConfiguration.find(db).flag })
        for flag in [false, true] {
            try database.pool.write { db in
                var config = try AppConfiguration.find(db)
                if method == "updateChanges" {
                    try config.updateChanges(db) { $0.flag = flag }
                }
                config.flag = flag
                switch method {
                case "save": try config.save(db)
                case "update": try config.update(db)
                case "insert": try config.insert(db)
                case "upsert": try config.upsert(db)
                default: break
                }
            }
            try database.pool.read { (db: Database) throws in
                #expect(try AppConfiguration.find(db).flag == flag)
                #expect(try AppConfiguration.fetchCount(db) == 1)
            }
        }
    }

    @Test func `a table from create(singleRowTable) stores the hand-written record`() throws {
        try database.pool.write { db in
            try db.drop(table: "appConfiguration")
            try db.create(singleRowTable: "appConfiguration") { $0.column("storedFlag", .boolean) }
            var config = try AppConfiguration.find(db)
            config.flag = false
            try config.save(db)
            #expect(try !AppConfiguration.find(db).flag)
            config.resetFlag()
            try config.update(db)
            #expect(try AppConfiguration.find(db).flag)
        }
    }

    @Test @MainActor func `the hand-written record is observed as any other value`() async throws {
        let recorder = Recorder(ConfigurationRequest().publisher(in: database.context))
        #expect(recorder.values.map(\.flag) == [true])
        try await database.pool.write { db in
            var config = try AppConfiguration.find(db)
            try config.updateChanges(db) { $0.flag = false }
        }
        await recorder.wait { recorder.values.last?.flag == false }
    }
}
