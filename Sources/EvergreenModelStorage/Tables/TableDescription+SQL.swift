extension TableDescription {
    /// The statement that creates the table.
    var sql: String {
        """
        CREATE TABLE \(name.sqlName) (
            \(definitions.joined(separator: ",\n    "))
        )
        """
    }

    private var definitions: [String] {
        var lines: [String] = []
        if let primaryKey { lines.append("\(primaryKey.sqlName) INTEGER PRIMARY KEY AUTOINCREMENT") }
        lines += columns.map(\.sql)
        if primaryKey == nil {
            lines.append("PRIMARY KEY (\(columns.map(\.name).sqlNames))")
        }
        return lines + uniqueConstraints.map(Self.sql(ofUnique:))
    }

    static func sql(ofUnique columns: [String]) -> String { "UNIQUE (\(columns.sqlNames))" }

    /// The statement that creates an index of the table.
    func sql(of index: IndexDescription) -> String {
        "CREATE INDEX \(index.name.sqlName) ON \(name.sqlName) (\(index.columns.sqlNames))"
    }
}

extension ColumnDescription {
    /// The definition of the column.
    var sql: String {
        var words = [name.sqlName, type]
        if isRequired { words.append("NOT NULL") }
        if isUnique { words.append("UNIQUE") }
        if let defaultValue { words.append("DEFAULT \(defaultValue)") }
        if let reference {
            words.append("REFERENCES \(reference.table.sqlName) (\(reference.column.sqlName))")
            if reference.onDelete != .none { words.append("ON DELETE \(reference.onDelete.rawValue)") }
        }
        return words.joined(separator: " ")
    }
}
