import Evergreen
import Foundation
import GRDB

/// The file of the to-do list.
enum TodoFile {
    /// `todo.sqlite` in the user's data directory.
    static var defaultPath: String {
        URL.applicationSupportDirectory
            .appending(components: "Evergreen ToDo", "todo.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it if the file doesn't exist.
    ///
    /// - throws: ``TodoFileError``, which contains the path of the file.
    static func open(path: String) throws -> DatabasePool {
        do {
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
        } catch {
            throw TodoFileError(path: path, reason: error)
        }
    }

    /// The migrations from an empty file to the current table.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("todo") { db in
            try db.create(table: "todo") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("title", .text).notNull()
                table.column("date", .datetime).notNull()
                table.column("isDone", .boolean).notNull().defaults(to: false)
            }
        }
        return migrator
    }
}

/// The error of a file that can't be opened.
struct TodoFileError: Error, CustomStringConvertible {
    let path: String
    let reason: any Error

    var description: String {
        """
        The database \(path) can't be used: \(reason). Check that its folder exists and that you may write there, \
        or choose another file with --database.
        """
    }
}
