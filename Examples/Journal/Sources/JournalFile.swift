import Evergreen
import Foundation
import GRDB

/// The file of the journal's database.
enum JournalFile {
    /// `journal.sqlite` in the user's data directory.
    static var defaultPath: String {
        URL.applicationSupportDirectory
            .appending(components: "Evergreen Journal", "journal.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it if the file doesn't exist.
    ///
    /// - throws: ``JournalFileError``, which contains the path of the file.
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
            throw JournalFileError(path: path, reason: error)
        }
    }

    /// The migrations from an empty file to the current table.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("entry") { db in
            try db.create(table: "entry") { table in
                table.primaryKey("id", .blob)
                table.column("title", .text).notNull()
                table.column("text", .text).notNull()
                table.column("date", .datetime).notNull().indexed()
                table.column("isFavorite", .boolean).notNull().defaults(to: false)
            }
        }
        return migrator
    }
}

/// The error of a file that can't be opened.
struct JournalFileError: Error, CustomStringConvertible {
    let path: String
    let reason: any Error

    var description: String {
        """
        The database \(path) can't be used: \(reason). Check that its folder exists and that you may write there, \
        or choose another file with --database.
        """
    }
}
