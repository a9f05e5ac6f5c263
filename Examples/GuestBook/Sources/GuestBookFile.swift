import Evergreen
import Foundation
import GRDB

/// The file of the guest book and its accounts.
enum GuestBookFile {
    /// `guestbook.sqlite` in the user's data directory.
    static var defaultPath: String {
        URL.applicationSupportDirectory.appending(components: "Evergreen GuestBook", "guestbook.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it if the file doesn't exist.
    static func open(path: String) throws -> DatabasePool {
        if path == defaultPath {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true
            )
        }
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let database = try DatabasePool(path: path, configuration: configuration)
        try migrator.migrate(database)
        return database
    }

    /// The migrations from an empty file to the current tables.
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
