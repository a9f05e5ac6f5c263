import GRDB

/// Errors of migrations, which name the property and the rows.
enum MigrationFault {
    private static func label(_ column: ColumnDescription, _ table: TableDescription) -> String {
        "\(table.entity ?? table.name).\(column.property ?? column.name)"
    }

    static func unconvertible(
        _ column: ColumnDescription,
        _ table: TableDescription,
        _ rows: [Int64],
        _ value: String
    ) -> ModelError {
        ModelError(
            .failedMigration,
            "\(label(column, table)) is a \(column.valueType ?? column.type) in the later version, and \(rows.list(of: "row")) "
                + "of \(table.name) \(rows.count == 1 ? "has" : "have") a value that is none: \(value). Correct "
                + "\(rows.count == 1 ? "it" : "them") in willMigrate, or give the property another name.",
            entity: table.entity,
            property: column.property
        )
    }

    static func missingValues(
        _ column: ColumnDescription,
        _ table: TableDescription,
        _ rows: [Int64],
        _ error: DatabaseError
    ) -> ModelError {
        let advice =
            column.reference == nil
            ? "Give it a default value, or set it in willMigrate of a stage in which it is optional."
            : "Relate them in willMigrate, delete them there, or make the relationship optional."
        return ModelError(
            .failedMigration,
            "\(label(column, table)) needs a value in the later version, and \(rows.list(of: "row")) of \(table.name) "
                + "\(rows.count == 1 ? "has" : "have") none. \(advice)",
            entity: table.entity,
            property: column.property,
            underlying: error
        )
    }

    /// - Parameter expressions: The expressions over rows of `source` that must be unique.
    static func duplicates(
        _ expressions: [String],
        _ columns: [String],
        _ table: TableDescription,
        in source: String,
        _ error: DatabaseError,
        _ db: Database
    ) throws -> ModelError {
        let values = expressions.enumerated().map { "\($1) AS value_\($0)" }.joined(separator: ", ")
        let names = expressions.indices.map { "value_\($0)" }
        let sql = """
            SELECT \(names.joined(separator: ", ")), COUNT(*) AS count FROM (SELECT \(values) FROM \(source.sqlName)) \
            WHERE \(names.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")) \
            GROUP BY \(names.joined(separator: ", ")) HAVING COUNT(*) > 1 ORDER BY 1
            """
        let rows = try Row.fetchAll(db, sql: sql)
        let found = rows.prefix(3).map { row in
            names.map { name in "\(row[name] as DatabaseValue)" }.joined(separator: ", ")
                + " (\(row["count"] as Int) rows)"
        }
        let properties = columns.map { name in table.column(name)?.property ?? name }
        let entity = table.entity ?? table.name
        let list = properties.map { "\(entity).\($0)" }.joined(separator: ", ")
        return ModelError(
            .failedMigration,
            "\(list) \(properties.count == 1 ? "has" : "have") to be unique in the later version, and rows of \(table.name) have "
                + "the same: \(found.joined(separator: "; "))\(rows.count > 3 ? "; …" : ""). Resolve the duplicates in "
                + "willMigrate.",
            entity: table.entity,
            property: properties.count == 1 ? properties[0] : nil,
            underlying: error
        )
    }
}
