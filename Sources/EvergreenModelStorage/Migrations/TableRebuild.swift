import GRDB

/// Rebuilds a table with other columns, and copies its rows: the steps of https://www.sqlite.org/lang_altertable.html.
///
/// Anything unknown to the models is kept: other columns, checks, indexes, triggers.
struct TableRebuild {
    let plan: TablePlan
    let version: PlannedVersion

    private var table: TableDescription { plan.table }

    func run(_ db: Database) throws {
        guard let existing = try ExistingTable(table.name, db), let key = existing.integerPrimaryKey,
            let definition = TableDefinition(existing.sql)
        else {
            throw ModelError(
                .failedMigration,
                "The table \(table.name) can't be altered: its definition can't be parsed.",
                entity: table.entity
            )
        }
        let made = "evergreen_new_\(table.name)"
        let companions = try String.fetchAll(
            db,
            sql: """
                SELECT sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND lower(tbl_name) = lower(?) \
                AND sql IS NOT NULL
                """,
            arguments: [table.name]
        )
        let sequence = try lastSequence(db)
        try db.execute(sql: changed(definition).sql(named: made))
        try copyRows(from: existing, to: made, key, db)
        try db.replaceTable(table.name, with: made)
        try restore(sequence, db)
        for sql in companions { try db.execute(sql: sql) }
    }

    // MARK: Definition

    private func changed(_ definition: TableDefinition) -> TableDefinition {
        var definition = definition
        let removed = Set(plan.removed.map { $0.lowercased() })
        let rewritten = Set(plan.columns.filter { !$0.isNew && $0.isChanged }.map { $0.column.name.lowercased() })
        let gone = (plan.previous?.uniqueConstraints ?? []).filter { !table.uniqueConstraints.contains($0) }
        let removedConstraints = gone.map { $0.map { $0.lowercased() } }
        definition.items = definition.items.compactMap { item in
            switch item {
            case .column(let name, _):
                if removed.contains(name.lowercased()) { return nil }
                guard rewritten.contains(name.lowercased()), let column = table.column(name) else { return item }
                return .column(name: name, sql: column.sql)
            case .constraint(let constraint, _):
                let columns = Set(constraint.columns)
                let isGone =
                    switch constraint.kind {
                    case .unique:
                        removedConstraints.contains(constraint.columns) || !columns.isDisjoint(with: removed)
                            || (columns.count == 1 && !columns.isDisjoint(with: rewritten))
                    case .foreignKey: !columns.isDisjoint(with: removed.union(rewritten))
                    case .other: false
                    }
                return isGone ? nil : item
            }
        }
        for column in plan.columns where column.isNew {
            definition.items.append(.column(name: column.column.name, sql: column.column.sql))
        }
        for columns in table.uniqueConstraints where plan.previous?.uniqueConstraints.contains(columns) != true {
            definition.items.append(
                .constraint(.init(kind: .unique, columns: columns), sql: TableDescription.sql(ofUnique: columns))
            )
        }
        return definition
    }

    // MARK: Rows

    /// The source of a column's values.
    private struct Source {
        let plan: ColumnPlan
        var expression: String
        var conversion: ConversionFunction?
        var defaultFunction: DefaultFunction?
    }

    private func copyRows(from existing: ExistingTable, to made: String, _ key: String, _ db: Database) throws {
        // A property may be the key itself, under another name.
        let values = plan.columns.filter { $0.column.name.lowercased() != key.lowercased() }
        let sources = try values.map { try source(of: $0, key, existing) }
        for source in sources {
            source.conversion?.add(to: db)
            source.defaultFunction?.add(to: db)
        }
        defer {
            for source in sources {
                source.conversion?.remove(from: db)
                source.defaultFunction?.remove(from: db)
            }
        }
        let own = Set(([key] + plan.columns.map(\.column.name) + plan.removed).map { $0.lowercased() })
        let others = existing.columns.filter { !own.contains($0.name.lowercased()) && !$0.isGenerated }.map(\.name)
        let columns = [key] + sources.map(\.plan.column.name) + others
        let expressions = [key.sqlName] + sources.map(\.expression) + others.map(\.sqlName)
        do {
            try db.execute(
                sql: """
                    INSERT INTO \(made.sqlName) (\(columns.sqlNames)) SELECT \(expressions.joined(separator: ", ")) \
                    FROM \(table.name.sqlName) ORDER BY \(key.sqlName)
                    """
            )
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            try requireConverted(sources)
            throw try explanation(of: error, sources, key, db)
        }
        try requireConverted(sources)
    }

    private func source(of column: ColumnPlan, _ key: String, _ existing: ExistingTable) throws -> Source {
        let name = column.column.name
        let property = version.property(table.name, name)
        let value = try property.flatMap { try DefaultFunction($0) }
        let fallback = column.column.defaultValue ?? value?.call
        let function = column.column.defaultValue == nil ? value : nil
        if let pairs = column.pairs {
            let row = "\(table.name.sqlName).\(key.sqlName)"
            return Source(plan: column, expression: "(SELECT other FROM temp.\(pairs) WHERE own = \(row))")
        }
        guard let source = column.source else {
            return Source(plan: column, expression: fallback ?? "NULL", defaultFunction: function)
        }
        var made = Source(plan: column, expression: source.sqlName)
        if column.needsConversion, let property, let conversion = ConversionFunction(property) {
            made.expression = conversion.call(key.sqlName, source.sqlName)
            made.conversion = conversion
        }
        if let reference = column.column.reference, column.previous?.reference?.table != reference.table {
            // Without a constraint, keys may refer to deleted rows.
            made.expression = """
                CASE WHEN \(source.sqlName) IN \
                (SELECT \(reference.column.sqlName) FROM \(reference.table.sqlName)) THEN \(source.sqlName) END
                """
        }
        if column.column.isRequired, existing.column(source)?.isNotNull == false, let fallback {
            made.expression = "coalesce(\(made.expression), \(fallback))"
            made.defaultFunction = function
        }
        return made
    }

    private func requireConverted(_ sources: [Source]) throws {
        for source in sources {
            guard let failure = source.conversion?.failure else { continue }
            throw MigrationFault.unconvertible(source.plan.column, table, failure.rows, failure.value)
        }
    }

    /// Explains a constraint violation of the rows.
    private func explanation(of error: DatabaseError, _ sources: [Source], _ key: String, _ db: Database) throws
        -> any Error
    {
        if error.extendedResultCode == .SQLITE_CONSTRAINT_NOTNULL {
            for source in sources where source.plan.column.isRequired {
                let sql = """
                    SELECT \(key.sqlName) FROM \(table.name.sqlName) WHERE (\(source.expression)) IS NULL \
                    ORDER BY \(key.sqlName)
                    """
                let rows = try Int64.fetchAll(db, sql: sql)
                if !rows.isEmpty { return MigrationFault.missingValues(source.plan.column, table, rows, error) }
            }
        }
        if error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
            for columns in table.uniqueColumns {
                let names = columns.map { $0.lowercased() }
                let expressions = names.compactMap { name in
                    sources.first { $0.plan.column.name.lowercased() == name }?.expression
                }
                let message = error.message ?? ""
                guard columns.allSatisfy({ message.contains(".\($0)") }) else { continue }
                return try MigrationFault.duplicates(expressions, columns, table, in: table.name, error, db)
            }
        }
        return error
    }

    // MARK: AUTOINCREMENT

    /// The largest key that the table ever assigned: the rebuilt table must not reuse it.
    private func lastSequence(_ db: Database) throws -> Int64? {
        guard try db.tableExists("sqlite_sequence") else { return nil }
        return try Int64.fetchOne(
            db,
            sql: "SELECT seq FROM sqlite_sequence WHERE lower(name) = lower(?)",
            arguments: [table.name]
        )
    }

    private func restore(_ sequence: Int64?, _ db: Database) throws {
        guard let sequence else { return }
        try db.execute(
            sql: "DELETE FROM sqlite_sequence WHERE lower(name) = lower(?)",
            arguments: [table.name]
        )
        try db.execute(sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table.name, sequence])
    }
}
