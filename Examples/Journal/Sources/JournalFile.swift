import Evergreen
import Foundation
import GRDB

/// The file that the journal is kept in.
enum JournalFile {
    /// `journal.sqlite` in the user's data directory.
    static var defaultPath: String {
        URL.applicationSupportDirectory
            .appending(components: "Evergreen Journal", "journal.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it if there is none.
    ///
    /// - throws: ``JournalFileError``, which names the file.
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

    /// The steps that lead from an empty file to the present table.
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

/// Why the file can't be used.
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
