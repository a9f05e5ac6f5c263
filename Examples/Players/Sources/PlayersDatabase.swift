import Evergreen
import Foundation
import GRDB

/// The file of the players' database.
enum PlayersDatabase {
    /// `players.sqlite` in the user's data directory.
    static var defaultPath: String {
        URL.applicationSupportDirectory
            .appending(components: "Evergreen Players", "players.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the database at a path, and creates it with sample players if the file doesn't exist.
    ///
    /// - throws: ``PlayersDatabaseError``, which describes the problem and its solution.
    static func open(path: String, newPlayers count: Int) throws -> DatabasePool {
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
            try migrator(newPlayers: count).migrate(database)
            // A read-only file can be opened if another process has left its write-ahead log.
            try database.write { db in try db.execute(sql: "DELETE FROM player WHERE FALSE") }
            return database
        } catch let error as DatabaseError {
            throw PlayersDatabaseError(error, path: path)
        }
    }

    /// The migrations from an empty file to the current tables.
    static func migrator(newPlayers count: Int) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("players") { db in
            try db.create(table: "player") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("name", .text).notNull()
                table.column("score", .integer).notNull()
            }
            for var player in Player.samples(count) { try player.insert(db) }
        }
        migrator.registerMigration("settings", migrate: PlayersSettings.createTable)
        return migrator
    }
}

/// The error of a file that can't be opened.
struct PlayersDatabaseError: Error, CustomStringConvertible {
    let description: String

    init(_ error: DatabaseError, path: String) {
        let advice =
            switch error.resultCode {
            case .SQLITE_CANTOPEN:
                "Check that its folder exists and that you may write there, or choose another file with --database."
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
                "Make the file and its folder writable, or choose another file with --database."
            case .SQLITE_BUSY, .SQLITE_LOCKED:
                "Another program has locked it: end that program, or choose another file with --database."
            case .SQLITE_NOTADB, .SQLITE_CORRUPT:
                "It is not an SQLite database, or it is damaged: choose another file with --database, or remove it."
            case .SQLITE_FULL:
                "The disk is full: make room, and start again."
            default:
                "Choose another file with --database if the problem stays."
            }
        description = "The database \(path) can't be used: \(error.message ?? "\(error.resultCode)"). \(advice)"
    }
}
