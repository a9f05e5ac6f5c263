import GRDB

extension Schema.Entity {
    var hasUniqueConstraints: Bool {
        constraints.contains { $0.kind == .unique }
            || allProperties.contains { $0.attribute?.attribute.isUnique == true }
    }

    /// The existing rows that an insert would update, because they have the same values in a unique constraint.
    func uniqueMatches(_ columns: [String], _ values: [DatabaseValue], _ db: Database) throws -> Set<Int64> {
        let lists =
            allProperties.filter { $0.attribute?.attribute.isUnique == true }.map { [$0.index] }
            + constraints.filter { $0.kind == .unique }.map(\.properties)
        let conditions = lists.map { list in list.compactMap { allProperties[$0].column } }.filter { !$0.isEmpty }
        guard !conditions.isEmpty else { return [] }
        let arguments = conditions.joined().map { name in columns.firstIndex(of: name).map { values[$0] } ?? .null }
        let condition = conditions.map { list in
            "(" + list.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: " AND ") + ")"
        }
        let sql = """
            SELECT \(primaryKeyColumn.quotedDatabaseIdentifier) FROM \(tableName.quotedDatabaseIdentifier) \
            WHERE \(condition.joined(separator: " OR "))
            """
        return try Set(Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: StatementArguments(arguments)))
    }
}
