import GRDB

/// An existing table in a file, or another object with its name.
struct ExistingTable {
    struct Column {
        var name: String
        var type: String
        var isNotNull: Bool
        var hasDefault: Bool
        /// The position in the primary key, from 1; 0 for others.
        var keyPosition: Int
        var isGenerated: Bool
    }

    /// The name with the file's capitalization.
    let name: String
    /// `table` or `view`.
    let kind: String
    let sql: String
    let columns: [Column]

    /// Nil if the file has no object with that name.
    init?(_ name: String, _ db: Database) throws {
        let found = try Row.fetchOne(
            db,
            sql: "SELECT name, type, sql FROM sqlite_master WHERE type IN ('table', 'view') AND lower(name) = lower(?)",
            arguments: [name]
        )
        guard let found else { return nil }
        self.name = found["name"]
        kind = found["type"]
        sql = found["sql"] ?? ""
        columns = try Row.fetchAll(db, sql: "SELECT * FROM pragma_table_xinfo(?)", arguments: [name]).map { row in
            let hidden: Int = row["hidden"]
            return Column(
                name: row["name"],
                type: row["type"] ?? "",
                isNotNull: row["notnull"],
                hasDefault: row["dflt_value"] != nil,
                keyPosition: row["pk"],
                isGenerated: hidden == 2 || hidden == 3
            )
        }
    }

    func column(_ name: String) -> Column? {
        columns.first { $0.name.lowercased() == name.lowercased() }
    }

    /// - Throws: ``ModelError`` if a class can't be mapped to it.
    func requireModelTable(_ table: TableDescription) throws {
        let entity = table.entity ?? table.name
        func fail(_ reason: String) -> ModelError {
            ModelError(.incompatibleStore, "\(entity) can't be stored in \(name): \(reason)", entity: table.entity)
        }
        if kind == "view" {
            throw fail("it is a view, which takes no rows. Give the class the table, or another databaseTableName.")
        }
        let words = SQLTokens(sql).tokens.compactMap(\.word)
        if words.prefix(2) == ["CREATE", "VIRTUAL"] {
            throw fail("it is a virtual table, which has no primary key. Give the class another databaseTableName.")
        }
        guard let key = table.primaryKey else { return }
        let options = TableDefinition(sql).map { SQLTokens($0.options).tokens.compactMap(\.word) } ?? []
        if options.contains("WITHOUT") {
            throw fail(
                "it is WITHOUT ROWID. Model classes need an integer primary key: create the table without that option."
            )
        }
        let keys = columns.filter { $0.keyPosition > 0 }
        // An alias of the row id: only a column declared exactly like this is one; with the type INT, for example, it is not.
        let isInteger = keys.count == 1 && keys[0].type.uppercased() == "INTEGER"
        guard isInteger else {
            let wanted = Self.rowIDNames.contains(key.lowercased()) ? "key" : key
            throw fail(
                "it has no integer primary key, which model classes need. Add a column \(wanted) INTEGER PRIMARY KEY to it."
            )
        }
        let isRowID = Self.rowIDNames.contains(key.lowercased()) && column(key) == nil
        guard isRowID || keys[0].name.lowercased() == key.lowercased() else {
            throw fail(
                "its primary key is \(keys[0].name), where \(key) is expected. Implement databasePrimaryKeyColumn in "
                    + "\(entity), and return \"\(keys[0].name)\"."
            )
        }
    }

    /// The names of the row id, in addition to the declared alias.
    private static let rowIDNames = ["rowid", "oid", "_rowid_"]

    /// The name of the integer primary key, if there is one.
    var integerPrimaryKey: String? {
        let keys = columns.filter { $0.keyPosition > 0 }
        return keys.count == 1 && keys[0].type.uppercased() == "INTEGER" ? keys[0].name : nil
    }
}
