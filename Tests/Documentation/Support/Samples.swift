import Evergreen
import GRDB

extension DatabaseContext {
    /// Some players, in memory.
    static var samples: DatabaseContext {
        .readWrite {
            let database = try DatabaseQueue()
            try database.write { db in
                try db.create(table: "player") { table in
                    table.autoIncrementedPrimaryKey("id")
                    table.column("name", .text).notNull()
                    table.column("score", .integer).notNull()
                }
            }
            return database
        }
    }
}
