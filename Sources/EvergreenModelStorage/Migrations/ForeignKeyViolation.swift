import GRDB

/// A row that refers to a row that does not exist.
struct ForeignKeyViolation: Hashable {
    var table: String
    var rowID: Int64?
    var parent: String

    static func all(_ db: Database) throws -> Set<ForeignKeyViolation> {
        Set(
            try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
                ForeignKeyViolation(table: row["table"], rowID: row["rowid"], parent: row["parent"])
            }
        )
    }

    /// - Throws: ``ModelError`` if there are new violations.
    static func requireNone(
        _ db: Database,
        since before: Set<ForeignKeyViolation>,
        code: ModelError.Code = .failedMigration
    ) throws {
        let found = try all(db).subtracting(before)
        guard let first = found.min(by: { ($0.table, $0.rowID ?? 0) < ($1.table, $1.rowID ?? 0) }) else { return }
        let rows = found.filter { $0.table == first.table && $0.parent == first.parent }.compactMap(\.rowID).sorted()
        throw ModelError(
            code,
            "\(rows.isEmpty ? "A row" : rows.list(of: "row").capitalizedFirst) of \(first.table) "
                + "\(rows.count > 1 ? "refer" : "refers") to a row of \(first.parent) that does not exist. Delete "
                + "\(rows.count > 1 ? "them" : "it"), or relate \(rows.count > 1 ? "them" : "it") to another one."
        )
    }
}
