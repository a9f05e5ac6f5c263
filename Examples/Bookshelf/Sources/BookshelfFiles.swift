import Foundation
import GRDB

/// The two files of the app.
enum BookshelfFiles {
    static var defaultCataloguePath: String { path(of: "catalogue.sqlite") }
    static var defaultShelfPath: String { path(of: "shelf.sqlite") }

    private static var folder: URL {
        let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (directories.first ?? URL(filePath: ".")).appending(component: "Evergreen Bookshelf")
    }

    private static func path(of name: String) -> String {
        folder.appending(component: name).path(percentEncoded: false)
    }

    /// Opens the catalogue read-only. If the file doesn't exist, it is created with the bundled books first.
    ///
    /// - throws: ``BookshelfFileError``, which contains the path of the file.
    static func openCatalogue(path: String) throws -> DatabasePool {
        try explaining(path, option: "--catalogue") {
            if !FileManager.default.fileExists(atPath: path) { try shipCatalogue(to: path) }
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(5)
            return try DatabasePool(path: path, configuration: configuration)
        }
    }

    /// Opens the shelf, and creates it if the file doesn't exist.
    ///
    /// - throws: ``BookshelfFileError``, which contains the path of the file.
    static func openShelf(path: String) throws -> DatabasePool {
        try explaining(path, option: "--shelf") {
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            let database = try DatabasePool(path: path, configuration: configuration)
            try shelfMigrator.migrate(database)
            return database
        }
    }

    private static func shipCatalogue(to path: String) throws {
        // Not in WAL mode, so that the file can be read from a read-only folder.
        let database = try DatabaseQueue(path: path)
        try database.write { db in
            try db.create(table: "book") { table in
                table.primaryKey("id", .integer)
                table.column("title", .text).notNull()
                table.column("author", .text).notNull()
                table.column("year", .integer).notNull()
            }
            for book in Book.shipped { try book.insert(db) }
        }
        try database.close()
    }

    private static var shelfMigrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("shelf") { db in
            try db.create(table: "loan") { table in
                table.primaryKey("bookId", .integer)
                table.column("borrower", .text).notNull()
                table.column("date", .datetime).notNull()
            }
            try db.create(table: "note") { table in
                table.primaryKey("bookId", .integer)
                table.column("text", .text).notNull()
            }
        }
        return migrator
    }

    private static func explaining<Value>(_ path: String, option: String, _ open: () throws -> Value) throws -> Value {
        do {
            if path.hasPrefix(folder.path(percentEncoded: false)) {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            return try open()
        } catch {
            throw BookshelfFileError(path: path, option: option, reason: error)
        }
    }
}

/// The error of a file that can't be opened.
struct BookshelfFileError: Error, CustomStringConvertible {
    let path: String
    let option: String
    let reason: any Error

    var description: String {
        """
        The database \(path) can't be used: \(reason). Check that its folder exists and that you may write there, \
        or choose another file with \(option).
        """
    }
}
