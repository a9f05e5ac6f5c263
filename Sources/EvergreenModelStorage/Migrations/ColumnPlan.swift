/// The migration of a column to a later version.
struct ColumnPlan {
    let column: ColumnDescription

    /// The earlier description of the source column; nil if it belonged to no class.
    let previous: ColumnDescription?

    /// The source column of the values in the file; nil for a new column.
    var source: String?

    /// The temporary table that provides the keys of a new column.
    let pairs: String?

    var isNew: Bool { source == nil }

    /// Whether the declaration in the table has to change.
    var isChanged: Bool {
        guard !isNew, let previous else { return isNew }
        return !previous.isDeclared(as: column)
    }

    /// Whether some values may be invalid in the new type.
    var needsConversion: Bool {
        guard let previous, !isNew else { return false }
        return previous.type != column.type || previous.valueType != column.valueType
    }

    /// Whether `ALTER TABLE` can add the column.
    var canBeAdded: Bool {
        isNew && pairs == nil && !column.isUnique && (!column.isRequired || column.defaultValue != nil)
    }
}

/// The migration of a class's table to a later version.
struct TablePlan {
    let table: TableDescription
    let previous: TableDescription?
    var columns: [ColumnPlan]

    /// The columns of removed properties.
    var removed: [String]

    init(
        _ table: TableDescription,
        previous: TableDescription?,
        existing: ExistingTable,
        relationships: RelationshipMigration,
        columnOfProperty: (String) -> String?
    ) {
        self.table = table
        self.previous = previous
        var taken: Set<String> = []
        var sources: [String: String] = [:]
        func take(_ source: String, for column: ColumnDescription) {
            // The primary key has its own name, which it may give up to a property.
            guard existing.column(source) != nil, source.lowercased() != previous?.primaryKey?.lowercased(),
                taken.insert(source.lowercased()).inserted
            else { return }
            sources[column.name] = source
        }
        // Renamed properties first: their old name may be used by another property.
        for column in table.columns where column.valueType == nil {
            let key = RelationshipMigration.key(table.name, column.name)
            if let source = relationships.keptColumns[key] { take(source, for: column) }
        }
        for column in table.columns where column.valueType != nil && sources[column.name] == nil {
            if let source = Self.renamedColumn(column, previous, existing, columnOfProperty) {
                take(source, for: column)
            }
        }
        for column in table.columns where column.valueType != nil && sources[column.name] == nil {
            // A previous relationship key may become a number.
            let isValue = previous?.column(column.name).map { $0.valueType != nil || $0.type == column.type } ?? true
            if isValue { take(column.name, for: column) }
            let same = previous?.columns.first { $0.property == column.property && $0.valueType != nil }
            if sources[column.name] == nil, let same { take(same.name, for: column) }
        }
        for column in table.columns where column.valueType == nil && sources[column.name] == nil {
            // A number may become a relationship key, as may an existing column of the app.
            let isKey = previous?.column(column.name).map { $0.valueType != nil && $0.type == column.type } ?? true
            if isKey, relationships.pairs(for: table.name, column.name) == nil { take(column.name, for: column) }
        }
        columns = table.columns.map { column in
            let source = sources[column.name]
            return ColumnPlan(
                column: column,
                previous: source.flatMap { previous?.column($0) },
                source: source,
                pairs: relationships.pairs(for: table.name, column.name)
            )
        }
        removed = (previous?.columns ?? []).map(\.name).filter { name in
            existing.column(name) != nil && !taken.contains(name.lowercased())
        }
    }

    /// The column of a property under its original name.
    private static func renamedColumn(
        _ column: ColumnDescription,
        _ previous: TableDescription?,
        _ existing: ExistingTable,
        _ columnOfProperty: (String) -> String?
    ) -> String? {
        guard let original = column.originalName else { return nil }
        // The earlier version already has the new name, with the same original name.
        if previous?.columns.contains(where: { $0.property == column.property && $0.originalName == original }) == true
        {
            return nil
        }
        let known = previous?.columns.first { $0.property == original && $0.valueType != nil }?.name
        let name = known ?? columnOfProperty(original) ?? original
        guard existing.column(name) != nil, name.lowercased() != column.name.lowercased() else { return nil }
        return name
    }

    /// Whether the table has to be rebuilt, with all of its rows.
    var needsRebuild: Bool {
        !removed.isEmpty || columns.contains { $0.isNew ? !$0.canBeAdded : $0.isChanged || $0.needsConversion }
            || Set(previous?.uniqueConstraints ?? []) != Set(table.uniqueConstraints)
    }
}
