import GRDBSQLite

extension String {
    /// The name as SQL, quoted only if necessary.
    var sqlName: String {
        let isPlain =
            !isEmpty && !(utf8.first.map { (48...57).contains($0) } ?? true)
            && utf8.allSatisfy { byte in
                (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95
            }
        if isPlain, sqlite3_keyword_check(self, CInt(utf8.count)) == 0 { return self }
        return "\"" + replacing("\"", with: "\"\"") + "\""
    }
}

extension Sequence<String> {
    /// The names as a list of columns.
    var sqlNames: String { map(\.sqlName).joined(separator: ", ") }
}
