import Foundation
import GRDB

/// Stores page state, sign-ins, and the static files of pages in an SQLite file, which several processes can share.
///
/// The file is in WAL mode: a committed transaction is with the operating system, so that a killed process loses nothing. A power loss may
/// lose the last transactions.
package final class SQLitePageStateStore: PageStateStore {
    /// The version of the tables, in the file's `user_version`.
    private static let version = 4
    /// Marks the file as one of this kind: "EvSt".
    private static let applicationID: Int32 = 0x4576_5374

    let database: DatabaseQueue

    /// Opens a file, and creates it if it does not exist. Only its owner can read it, because it contains what users have typed.
    ///
    /// - Parameter busyTimeout: The number of seconds to wait for another process that is writing.
    /// - Throws: ``PageStorageError``, with the problem of the file and its solution.
    package init(path: String, busyTimeout: TimeInterval = 5) throws {
        do {
            try Self.createFile(path)
            var configuration = Configuration()
            configuration.busyMode = .timeout(busyTimeout)
            configuration.label = "evergreen.pages"
            configuration.prepareDatabase { db in
                // Commits are not flushed to disk, but checkpoints are.
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
            }
            database = try DatabaseQueue(path: path, configuration: configuration)
            try database.writeWithoutTransaction { db in
                try Self.check(db, path: path)
                try db.execute(sql: "PRAGMA journal_mode = WAL")
                try db.inTransaction(.immediate) {
                    try Self.createTables(db)
                    return .commit
                }
            }
        } catch let error as DatabaseError {
            throw PageStorageError(error, path: path)
        } catch let error as CocoaError {
            throw PageStorageError.unusable(path: path, reason: error.localizedDescription)
        }
    }

    private static func createFile(_ path: String) throws {
        let files = FileManager.default
        let folder = URL(filePath: path).deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard !files.fileExists(atPath: path) else { return }
        // On failure, SQLite reports the reason.
        _ = files.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    /// Rejects files of other programs or later versions, without changing them.
    private static func check(_ db: Database, path: String) throws {
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let isEmpty = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
        guard id == applicationID || isEmpty && version == 0 && id == 0 else {
            throw PageStorageError.anotherFile(path: path)
        }
        guard version <= Self.version else { throw PageStorageError.newerVersion(path: path) }
    }

    private static func createTables(_ db: Database) throws {
        // Another process may have created them in the meantime.
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        if version < 1 {
            try db.execute(
                sql: """
                    CREATE TABLE page (
                        name TEXT PRIMARY KEY NOT NULL,
                        secretHash BLOB NOT NULL,
                        clientHash BLOB NOT NULL,
                        state BLOB NOT NULL,
                        time REAL NOT NULL
                    );
                    CREATE INDEX page_by_time ON page (time, name, length(state));
                    PRAGMA application_id = \(applicationID);
                    """
            )
        }
        if version < 2 {
            try db.execute(
                sql: """
                    CREATE TABLE signIn (
                        name TEXT PRIMARY KEY NOT NULL,
                        secretHash BLOB NOT NULL,
                        user TEXT NOT NULL,
                        expiry REAL NOT NULL
                    );
                    CREATE INDEX signIn_by_user ON signIn (user);
                    CREATE INDEX signIn_by_expiry ON signIn (expiry);
                    """
            )
        }
        if version < 3 {
            try db.execute(sql: createMoves)
            try db.execute(sql: createTickets)
        }
        if version < 4 { try db.execute(sql: createAssets) }
        if version < Self.version { try db.execute(sql: "PRAGMA user_version = \(Self.version)") }
    }

    // MARK: PageStateStore

    package func apply(_ changes: [PageStateChange]) async throws {
        try await database.write { db in
            let save = try db.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO page (name, secretHash, clientHash, state, time) SELECT ?1, ?2, ?3, ?4, ?5
                    WHERE NOT EXISTS (SELECT 1 FROM moved WHERE name = ?1 AND secretHash = ?2 AND clientHash = ?3)
                    """
            )
            let remove = try db.cachedStatement(sql: "DELETE FROM page WHERE name = ?")
            for change in changes {
                switch change {
                case .save(let record):
                    try save.execute(
                        arguments: [
                            record.name, record.secretHash, record.clientHash, record.state,
                            record.time.timeIntervalSince1970,
                        ]
                    )
                case .remove(let name):
                    try remove.execute(arguments: [name])
                case .move(let move, let time):
                    try self.move(move, at: time, in: db)
                }
            }
        }
    }

    package func record(named name: String) async throws -> PageStateRecord? {
        try await database.read { db in
            try Row.fetchOne(
                db,
                sql: "SELECT name, secretHash, clientHash, state, time FROM page WHERE name = ?",
                arguments: [name]
            )
            .flatMap { PageStateRecord($0) }
        }
    }

    package func touch(names: [String], at time: Date) async throws {
        try await database.write { db in
            let touch = try db.cachedStatement(sql: "UPDATE page SET time = ? WHERE name = ?")
            for name in names { try touch.execute(arguments: [time.timeIntervalSince1970, name]) }
        }
    }

    @discardableResult
    package func prune(lastUsedBefore time: Date, totalBytes: Int) async throws -> Int {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM page WHERE time < ?", arguments: [time.timeIntervalSince1970])
            let bytes = try Int.fetchOne(db, sql: "SELECT coalesce(sum(length(state)), 0) FROM page") ?? 0
            guard bytes > totalBytes else { return bytes }
            try db.execute(
                sql: """
                    DELETE FROM page WHERE name IN (
                        SELECT name FROM (
                            SELECT name, sum(length(state)) OVER (ORDER BY time DESC, name) AS bytes FROM page
                        ) WHERE bytes > ?
                    )
                    """,
                arguments: [totalBytes]
            )
            return try Int.fetchOne(db, sql: "SELECT coalesce(sum(length(state)), 0) FROM page") ?? 0
        }
    }
}

extension PageStateRecord {
    /// Nil if another program has written values of other types.
    fileprivate init?(_ row: Row) {
        guard let name = String.fromDatabaseValue(row["name"]),
            let secretHash = Data.fromDatabaseValue(row["secretHash"]),
            let clientHash = Data.fromDatabaseValue(row["clientHash"]),
            let state = Data.fromDatabaseValue(row["state"]),
            let time = Double.fromDatabaseValue(row["time"])
        else { return nil }
        self.init(
            name: name,
            secretHash: secretHash,
            clientHash: clientHash,
            state: state,
            time: Date(timeIntervalSince1970: time)
        )
    }
}
