import Foundation
import GRDB

/// The history of a store: a row of the table `evergreen_history` for each save, and a row of `evergreen_history_value` for each preserved
/// value of a deleted model.
///
/// Deleting transactions leaves a row without changes, which has the number of the last of them: tokens of earlier transactions are
/// expired, and no number is reused.
enum HistoryTable {
    private static let process = ProcessInfo.processInfo.processName

    static func exists(_ db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'evergreen_history')"
        return try Bool.fetchOne(db.cachedStatement(sql: sql)) ?? false
    }

    static func create(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE evergreen_history (
                    id INTEGER PRIMARY KEY,
                    timestamp DATETIME NOT NULL,
                    author TEXT,
                    process TEXT NOT NULL,
                    changes TEXT
                );
                CREATE INDEX evergreen_history_on_deleted ON evergreen_history (id) WHERE changes IS NULL;
                CREATE TABLE evergreen_history_value (
                    transactionId INTEGER NOT NULL,
                    class TEXT NOT NULL,
                    row INTEGER NOT NULL,
                    attribute TEXT NOT NULL,
                    value,
                    PRIMARY KEY (transactionId, class, row, attribute)
                ) WITHOUT ROWID;
                """
        )
    }

    /// Adds a transaction, and returns its number. Its timestamp is never before that of the last one, even if clocks are set back.
    static func insert(_ changes: [HistoryRecord], author: String?, _ db: Database) throws -> Int64 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(changes), as: UTF8.self)
        try db.cachedStatement(
            sql: """
                INSERT INTO evergreen_history (timestamp, author, process, changes) VALUES (
                    max(?, ifnull((SELECT timestamp FROM evergreen_history ORDER BY id DESC LIMIT 1), '')), ?, ?, ?
                )
                """
        ).execute(arguments: [Date(), author, process, text])
        return db.lastInsertedRowID
    }

    /// The number of the last deleted transaction; 0 if there is none.
    static func lastDeleted(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM evergreen_history WHERE changes IS NULL")) ?? 0
    }

    /// Deletes transactions.
    static func delete(_ numbers: [Int64], _ db: Database) throws {
        guard let last = numbers.max() else { return }
        let rows = numbers.jsonArray
        try db.execute(
            sql: "DELETE FROM evergreen_history_value WHERE transactionId IN (SELECT value FROM json_each(?))",
            arguments: [rows]
        )
        try db.execute(
            sql: "DELETE FROM evergreen_history WHERE id <> ? AND id IN (SELECT value FROM json_each(?))",
            arguments: [last, rows]
        )
        try db.execute(
            sql: "UPDATE evergreen_history SET author = NULL, process = '', changes = NULL WHERE id = ?",
            arguments: [last]
        )
        try db.execute(
            sql: """
                DELETE FROM evergreen_history
                WHERE changes IS NULL AND id < (SELECT max(id) FROM evergreen_history WHERE changes IS NULL)
                """
        )
    }

    /// Deletes all transactions, and expires all tokens.
    static func expire(_ db: Database) throws {
        guard try exists(db) else { return }
        let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM evergreen_history") ?? 0
        try db.execute(sql: "DELETE FROM evergreen_history_value; DELETE FROM evergreen_history")
        try db.execute(
            sql: "INSERT INTO evergreen_history (id, timestamp, process) VALUES (?, ?, '')",
            arguments: [last + 1, Date()]
        )
    }
}

/// Changes of one kind to models of one class, as stored in the column `changes`.
struct HistoryRecord: Codable, Hashable {
    enum Change: String, Codable {
        case delete
        case insert
        case update
    }

    var change: Change
    /// The class.
    var `class`: String
    /// The changed properties of an update; nil for other changes.
    var attributes: [String]?
    var rows: [Int64]
}
