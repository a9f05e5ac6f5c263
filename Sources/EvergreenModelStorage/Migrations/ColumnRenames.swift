import GRDB

/// Renames the columns of a table. SQLite renames them in indexes, views, triggers and foreign keys, too.
struct ColumnRenames {
    private let table: String
    private let previousKey: String?
    private let key: String?

    init(_ plan: TablePlan, _ previous: SchemaDescription) {
        table = plan.table.name
        previousKey = plan.previous?.primaryKey
        key = plan.table.primaryKey
    }

    func run(_ db: Database, _ plan: inout TablePlan) throws {
        var renames: [(from: String, to: String)] = []
        for column in plan.columns {
            guard let source = column.source, source != column.column.name else { continue }
            renames.append((source, column.column.name))
        }
        if let previousKey, let key, previousKey.lowercased() != key.lowercased(),
            let present = try ExistingTable(table, db),
            present.integerPrimaryKey?.lowercased() == previousKey.lowercased()
        {
            renames.append((previousKey, key))
        }
        // A removed column whose name is used by another or a new column.
        let wanted = Set((plan.table.columns.map(\.name) + [plan.table.primaryKey ?? ""]).map { $0.lowercased() })
        for index in plan.removed.indices where wanted.contains(plan.removed[index].lowercased()) {
            let name = "evergreen_removed_\(index)"
            try rename(plan.removed[index], name, db)
            plan.removed[index] = name
        }
        // If names overlap, each column first gets a temporary unique name.
        let sources = Set(renames.map { $0.from.lowercased() })
        let overlap = renames.contains { sources.contains($0.to.lowercased()) }
        if overlap {
            for (index, name) in renames.enumerated() { try rename(name.from, "evergreen_renamed_\(index)", db) }
            for (index, name) in renames.enumerated() { try rename("evergreen_renamed_\(index)", name.to, db) }
        } else {
            for name in renames { try rename(name.from, name.to, db) }
        }
        for index in plan.columns.indices where plan.columns[index].source != nil {
            plan.columns[index].source = plan.columns[index].column.name
        }
    }

    private func rename(_ name: String, _ newName: String, _ db: Database) throws {
        try db.execute(sql: "ALTER TABLE \(table.sqlName) RENAME COLUMN \(name.sqlName) TO \(newName.sqlName)")
    }
}
