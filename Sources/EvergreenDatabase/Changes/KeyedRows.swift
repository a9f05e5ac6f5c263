import CSQLitePreupdate

/// Rows of a table without row ids.
struct KeyedRows: Sendable {
    /// The columns of the primary key, as SQLite counts the columns of the table.
    var columns: [CInt] = []
    var keys: Set<RowKey> = []
}

extension KeyedRows {
    /// Adds a row, given the values of the key's columns. They are nil if they can't be had.
    mutating func insert(_ value: (CInt) -> OpaquePointer?) {
        var key = RowKey()
        for column in columns {
            guard let value = value(column) else {
                // The rows are not known: no plan has a key without columns.
                columns = []
                return
            }
            key.append(StoredValue(value))
        }
        keys.insert(key)
    }

    /// Adds the row that SQLite's preupdate hook is called for, before and after the change.
    mutating func insertChangedRow(_ connection: UnsafeMutableRawPointer, _ operation: CInt) {
        // SQLITE_INSERT is 18, SQLITE_DELETE is 9.
        if operation != 18 { insert { evergreen_old_value(connection, $0) } }
        if operation != 9 { insert { evergreen_new_value(connection, $0) } }
    }
}
