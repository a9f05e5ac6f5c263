import Evergreen
import Foundation
import GRDB

struct Player: Codable, Hashable, Identifiable, Sendable {
    var id: Int64?
    var name: String
    var score: Int
}

extension Player: FetchableRecord, MutablePersistableRecord {
    mutating func didInsert(_ inserted: InsertionSuccess) {
        id = inserted.rowID
    }
}

/// A database in its own file.
func openDatabase() throws -> DatabasePool {
    let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
    let database = try DatabasePool(path: path)
    try database.write { db in
        try db.create(table: "player") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("name", .text).notNull()
            table.column("score", .integer).notNull()
        }
    }
    return database
}
