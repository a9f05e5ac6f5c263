import GRDB

struct Player: Codable, Equatable, Identifiable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "player"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let name = Column(CodingKeys.name)
        static let score = Column(CodingKeys.score)
    }

    var id: Int64?
    var name: String
    var score: Int

    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }

    static func createTable(_ db: Database) throws {
        try db.create(table: "player") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("name", .text).notNull()
            table.column("score", .integer).notNull()
        }
    }
}

extension Database {
    @discardableResult
    func insertPlayer(_ name: String, score: Int = 0) throws -> Player {
        var player = Player(name: name, score: score)
        try player.insert(self)
        return player
    }
}
