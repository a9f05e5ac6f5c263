import GRDB

/// A view or trigger that SQLite can't compile, because a table or column no longer exists.
struct BrokenObject: Hashable {
    let kind: String
    let name: String

    static func all(_ db: Database) throws -> [BrokenObject] {
        let objects = try Row.fetchAll(
            db,
            sql: """
                SELECT type, name, tbl_name FROM sqlite_master WHERE type = 'view' \
                OR (type = 'trigger' AND tbl_name IN (SELECT name FROM sqlite_master WHERE type = 'table'))
                """
        )
        return try objects.filter { object in
            let table: String = object["tbl_name"]
            let isView = object["type"] == "view"
            // Compiling a statement also compiles the triggers that it would fire.
            let statements =
                isView
                ? ["SELECT * FROM \(table.sqlName)"]
                : try triggerStatements(table, db)
            return statements.contains { !compiles($0, db) }
        }
        .map { BrokenObject(kind: $0["type"], name: $0["name"]) }
    }

    private static func triggerStatements(_ table: String, _ db: Database) throws -> [String] {
        let columns = try ExistingTable(table, db)?.columns.filter { !$0.isGenerated }.map(\.name) ?? []
        let assignments = columns.map { "\($0.sqlName) = \($0.sqlName)" }.joined(separator: ", ")
        let nulls = columns.map { _ in "NULL" }.joined(separator: ", ")
        return [
            "DELETE FROM \(table.sqlName)",
            "UPDATE \(table.sqlName) SET \(assignments)",
            "INSERT INTO \(table.sqlName) (\(columns.sqlNames)) VALUES (\(nulls))",
        ]
    }

    private static func compiles(_ sql: String, _ db: Database) -> Bool {
        do {
            _ = try db.makeStatement(sql: sql)
            return true
        } catch {
            return false
        }
    }

    var error: ModelError {
        ModelError(
            .failedMigration,
            "The \(kind) \(name) needs a table or column that the later version does not have. Drop or change it in "
                + "willMigrate, or before the container is opened."
        )
    }
}
