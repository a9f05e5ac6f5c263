import GRDB

/// Facts about tables of the schema, for the preupdate hook, which can't query it.
struct TableTraits {
    /// The indexes of the primary key's columns, for tables without row ids, in SQLite's numbering of the columns.
    private(set) var keyColumns: [String: [CInt]] = [:]

    /// The tables with generated columns, whose changes the hook does not see.
    private(set) var tablesWithGeneratedColumns: Set<String> = []

    init() {}

    init(_ db: Database) {
        let sql = """
            SELECT list.name, info.cid, list.wr AND info.pk > 0 AS isKey, info.hidden > 1 AS isGenerated
            FROM pragma_table_list AS list, pragma_table_xinfo(list.name) AS info
            WHERE list.schema = 'main' AND (isKey OR isGenerated) ORDER BY list.name, info.pk
            """
        // If SQLite is too old for this, tables without row ids are fetched as a whole.
        let rows = (try? Row.fetchAll(db, sql: sql)) ?? []
        keyColumns = Dictionary(grouping: rows.filter { $0["isKey"] }) { $0["name"] }
            .mapValues { $0.map { $0["cid"] } }
        tablesWithGeneratedColumns = Set(rows.filter { $0["isGenerated"] }.map { $0["name"] })
    }

    static func hasNoRowIDs(_ table: String, _ db: Database) -> Bool {
        (try? Bool.fetchOne(db, sql: "SELECT MAX(wr) FROM pragma_table_list(?)", arguments: [table])) ?? true
    }
}
