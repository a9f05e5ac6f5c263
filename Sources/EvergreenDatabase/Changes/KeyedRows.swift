import CSQLitePreupdate

/// Rows of a table without row ids.
struct KeyedRows: Sendable {
    /// The indexes of the primary key's columns, in SQLite's numbering of the table's columns.
    var columns: [CInt] = []
    var keys: Set<RowKey> = []
}

extension KeyedRows {
    /// Adds a row, given a function that returns the value of a key column, or nil if it is not available.
    mutating func insert(_ value: (CInt) -> OpaquePointer?) {
        var key = RowKey()
        for column in columns {
            guard let value = value(column) else {
                // The rows are unknown: no plan has a key without columns.
                columns = []
                return
            }
            key.append(StoredValue(value))
        }
        keys.insert(key)
    }

    /// Adds the row that SQLite's preupdate hook is called for, with its keys before and after the change.
    mutating func insertChangedRow(_ connection: UnsafeMutableRawPointer, _ operation: CInt) {
        // SQLITE_INSERT is 18, SQLITE_DELETE is 9.
        if operation != 18 { insert { evergreen_old_value(connection, $0) } }
        if operation != 9 { insert { evergreen_new_value(connection, $0) } }
    }
}
