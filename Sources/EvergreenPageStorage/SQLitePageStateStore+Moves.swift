import Foundation
import GRDB

/// The pages that have moved to another process.
extension SQLitePageStateStore {
    package var isShared: Bool { true }

    /// Numbers are never reused, so that a reader misses no move when old ones are removed.
    static let createMoves = """
        CREATE TABLE moved (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            secretHash BLOB NOT NULL,
            clientHash BLOB NOT NULL,
            time REAL NOT NULL
        );
        CREATE UNIQUE INDEX moved_by_name ON moved (name, secretHash, clientHash);
        CREATE INDEX moved_by_time ON moved (time);
        """

    package func moves(after position: Int64?) async throws -> PageMoves {
        try await database.read { db in
            guard let position else {
                return PageMoves(position: try Int64.fetchOne(db, sql: "SELECT max(number) FROM moved") ?? 0)
            }
            let rows = try Row.fetchAll(
                db,
                sql: "SELECT number, name, secretHash, clientHash FROM moved WHERE number > ? ORDER BY number",
                arguments: [position]
            )
            let last = rows.last.flatMap { Int64.fromDatabaseValue($0["number"]) }
            return PageMoves(moves: rows.compactMap { PageMove($0) }, position: last ?? position)
        }
    }

    /// Removes the record of a previous session, and prevents other processes from writing it again.
    func move(_ move: PageMove, at time: Date, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM page WHERE name = ? AND secretHash = ? AND clientHash = ?",
            arguments: [move.name, move.secretHash, move.clientHash]
        )
        try db.execute(
            sql: "INSERT OR IGNORE INTO moved (name, secretHash, clientHash, time) VALUES (?, ?, ?, ?)",
            arguments: [move.name, move.secretHash, move.clientHash, time.timeIntervalSince1970]
        )
        try db.execute(
            sql: "DELETE FROM moved WHERE time < ?",
            arguments: [time.timeIntervalSince1970 - PageMove.lifetime]
        )
    }
}

extension PageMove {
    /// Nil if another program has written values of other types.
    fileprivate init?(_ row: Row) {
        guard let name = String.fromDatabaseValue(row["name"]),
            let secretHash = Data.fromDatabaseValue(row["secretHash"]),
            let clientHash = Data.fromDatabaseValue(row["clientHash"])
        else { return nil }
        self.init(name: name, secretHash: secretHash, clientHash: clientHash)
    }
}
