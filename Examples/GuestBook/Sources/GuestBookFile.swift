import Evergreen
import Foundation
import GRDB

/// The file that the book and its accounts are kept in.
enum GuestBookFile {
    static let defaultPath = "guestbook.sqlite"

    /// Opens the database at a path, and creates it if there is none.
    static func open(path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let database = try DatabasePool(path: path, configuration: configuration)
        try migrator.migrate(database)
        return database
    }

    /// The steps that lead from an empty file to the present tables.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("book") { db in
            try db.create(table: "account") { table in
                table.primaryKey("id", .text)
                table.column("name", .text).notNull().unique().collate(.nocase)
                table.column("passwordHash", .text).notNull()
                table.column("isModerator", .boolean).notNull()
            }
            try db.create(table: "entry") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("accountID", .text).notNull()
                table.column("name", .text).notNull()
                table.column("text", .text).notNull()
                table.column("date", .datetime).notNull().indexed()
            }
        }
        return migrator
    }
}
