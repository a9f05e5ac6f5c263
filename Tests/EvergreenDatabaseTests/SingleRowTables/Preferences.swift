import EvergreenDatabase
import Foundation
import GRDB

/// A record with a column of each kind.
struct Preferences: Codable, Equatable, SingleRowRecord {
    struct Layout: Codable, Equatable {
        var columns = 2
        var hidden: [String] = []
    }

    static let `default` = Preferences()

    @Default(true) var flag: Bool
    @Default("light") var theme: String
    @Default(Layout()) var layout: Layout
    @Default(Date(timeIntervalSince1970: 0)) var since: Date
    var launchCount = 0
    var teamId: Int64?

    static func createTable(_ db: Database) throws {
        try db.create(table: "team") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("name", .text)
        }
        try db.create(singleRowTable: "preferences") { table in
            table.column("flag", .boolean)
            table.column("theme", .text)
            table.column("layout", .jsonText)
            table.column("since", .datetime)
            table.column("launchCount", .integer).notNull()
            table.belongsTo("team", onDelete: .setNull)
        }
    }

    static func storedValue(_ column: String, _ db: Database) throws -> DatabaseValue? {
        try Row.fetchOne(db, sql: "SELECT * FROM preferences")?[column]
    }
}

/// A record with only GRDB's requirements. It records its callbacks.
struct HandWritten: Equatable, SingleRowRecord {
    static let databaseTableName = "handWritten"
    static let `default` = HandWritten()

    @Default(10) var step: Int
    var name = ""

    init(step: Int? = nil, name: String = "") {
        if let step { self.step = step }
        self.name = name
    }

    init(row: Row) {
        $step.storedValue = row["step"]
        name = row["name"]
    }

    func encode(to container: inout PersistenceContainer) {
        container["step"] = $step.storedValue
        container["name"] = name
    }

    static func createTable(_ db: Database) throws {
        try db.create(singleRowTable: "handWritten") { table in
            table.column("step", .integer)
            table.column("name", .text).notNull()
        }
    }
}

/// A record with conformances in extensions, callbacks and custom column names.
struct Observed: Codable, Equatable {
    struct Refused: Error {}

    @Default(1) var firstValue: Int
    @Default(2) var secondValue: Int

    enum CodingKeys: String, CodingKey {
        case firstValue = "first"
        case secondValue
    }
}

extension Observed: FetchableRecord, PersistableRecord {
    static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
    static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }

    func willUpdate(_ db: Database, columns: Set<String>) throws {
        try db.execute(sql: "INSERT INTO callback VALUES ('willUpdate')")
    }

    static func createTable(_ db: Database) throws {
        try db.execute(sql: "CREATE TABLE callback (name TEXT)")
        try db.create(singleRowTable: "observed") { table in
            table.column("first", .integer)
            table.column("second_value", .integer)
        }
    }

    static func takeCallbacks(_ db: Database) throws -> [String] {
        defer { try? db.execute(sql: "DELETE FROM callback") }
        return try String.fetchAll(db, sql: "SELECT name FROM callback ORDER BY rowid")
    }
}

extension Observed: SingleRowRecord {
    static let `default` = Observed()

    func aroundUpdate(_ db: Database, columns: Set<String>, update: () throws -> PersistenceSuccess) throws {
        try db.execute(sql: "INSERT INTO callback VALUES ('aroundUpdate')")
        _ = try update()
        if firstValue < 0 { throw Refused() }
    }

    func aroundInsert(_ db: Database, insert: () throws -> InsertionSuccess) throws {
        try db.execute(sql: "INSERT INTO callback VALUES ('aroundInsert')")
        _ = try insert()
    }
}
