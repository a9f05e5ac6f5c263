import GRDB

/// The stored values of rows.
struct StoredValues: Sendable {
    private(set) var arrived: [(rowID: Int64, values: [DatabaseValue])] = []

    /// The rows that do not exist.
    private(set) var gone: Set<Int64>

    /// Reads rows, with one statement.
    init(_ rows: Set<Int64>, _ layout: RowLayout, _ db: Database) throws {
        gone = rows
        let entity = layout.entity
        let sql = """
            SELECT \(layout.selection(of: entity.tableName)) FROM \(entity.tableName.quotedDatabaseIdentifier) \
            WHERE \(entity.primaryKeyColumn.quotedDatabaseIdentifier) IN (SELECT value FROM json_each(?))
            """
        let found = try Row.fetchCursor(db, sql: sql, arguments: [rows.jsonArray])
        while let row = try found.next() {
            let rowID: Int64 = row[0]
            gone.remove(rowID)
            arrived.append((rowID, Array(row.databaseValues.dropFirst())))
        }
    }

    /// Keeps only some of the rows.
    mutating func keep(where isKept: (Int64) -> Bool) {
        arrived.removeAll { !isKept($0.rowID) }
        gone = gone.filter(isKept)
    }
}
