/// How a column of a later version comes about.
struct ColumnPlan {
    let column: ColumnDescription

    /// What the earlier version says of the column that has the values; nil for one that belonged to no class.
    let former: ColumnDescription?

    /// The column of the file that has the values; nil for a new one.
    var source: String?

    /// The temporary table that a new column gets its keys from.
    let pairs: String?

    var isNew: Bool { source == nil }

    /// Whether the declaration in the table has to become another one.
    var isChanged: Bool {
        guard !isNew, let former else { return isNew }
        return !former.isDeclared(as: column)
    }

    /// Whether the values may not be ones of the type.
    var needsConversion: Bool {
        guard let former, !isNew else { return false }
        return former.type != column.type || former.valueType != column.valueType
    }

    /// Whether `ALTER TABLE` can add the column.
    var canBeAdded: Bool {
        isNew && pairs == nil && !column.isUnique && (!column.isRequired || column.defaultValue != nil)
    }
}

/// How the table of a class becomes that of a later version.
struct TablePlan {
    let table: TableDescription
    let former: TableDescription?
    var columns: [ColumnPlan]

    /// The columns of properties that are gone.
    var removed: [String]

    init(
        _ table: TableDescription,
        former: TableDescription?,
        existing: ExistingTable,
        relationships: RelationshipMigration,
        columnOfProperty: (String) -> String?
    ) {
        self.table = table
        self.former = former
        var taken: Set<String> = []
        var sources: [String: String] = [:]
        func take(_ source: String, for column: ColumnDescription) {
            // The key has a name of its own, which it may leave to a property.
            guard existing.column(source) != nil, source.lowercased() != former?.primaryKey?.lowercased(),
                taken.insert(source.lowercased()).inserted
            else { return }
            sources[column.name] = source
        }
        // Renamed properties first: they may leave their name to another one.
        for column in table.columns where column.valueType == nil {
            let key = RelationshipMigration.key(table.name, column.name)
            if let source = relationships.keptColumns[key] { take(source, for: column) }
        }
        for column in table.columns where column.valueType != nil && sources[column.name] == nil {
            if let source = Self.renamedColumn(column, former, existing, columnOfProperty) { take(source, for: column) }
        }
        for column in table.columns where column.valueType != nil && sources[column.name] == nil {
            // A key that was a relationship's may become a number.
            let isValue = former?.column(column.name).map { $0.valueType != nil || $0.type == column.type } ?? true
            if isValue { take(column.name, for: column) }
            let same = former?.columns.first { $0.property == column.property && $0.valueType != nil }
            if sources[column.name] == nil, let same { take(same.name, for: column) }
        }
        for column in table.columns where column.valueType == nil && sources[column.name] == nil {
            // A number may become the key of a relationship, as may a column of the app.
            let isKey = former?.column(column.name).map { $0.valueType != nil && $0.type == column.type } ?? true
            if isKey, relationships.pairs(for: table.name, column.name) == nil { take(column.name, for: column) }
        }
        columns = table.columns.map { column in
            let source = sources[column.name]
            return ColumnPlan(
                column: column,
                former: source.flatMap { former?.column($0) },
                source: source,
                pairs: relationships.pairs(for: table.name, column.name)
            )
        }
        removed = (former?.columns ?? []).map(\.name).filter { name in
            existing.column(name) != nil && !taken.contains(name.lowercased())
        }
    }

    /// The column that a property was stored in under its former name.
    private static func renamedColumn(
        _ column: ColumnDescription,
        _ former: TableDescription?,
        _ existing: ExistingTable,
        _ columnOfProperty: (String) -> String?
    ) -> String? {
        guard let original = column.originalName else { return nil }
        // The earlier version knows the new name already, and where it comes from.
        if former?.columns.contains(where: { $0.property == column.property && $0.originalName == original }) == true {
            return nil
        }
        let known = former?.columns.first { $0.property == original && $0.valueType != nil }?.name
        let name = known ?? columnOfProperty(original) ?? original
        guard existing.column(name) != nil, name.lowercased() != column.name.lowercased() else { return nil }
        return name
    }

    /// Whether the table has to be made anew, with all of its rows.
    var needsRebuild: Bool {
        !removed.isEmpty || columns.contains { $0.isNew ? !$0.canBeAdded : $0.isChanged || $0.needsConversion }
            || Set(former?.uniqueConstraints ?? []) != Set(table.uniqueConstraints)
    }
}
