import GRDB

/// The delete actions of foreign keys, as temporary triggers.
///
/// Tables are altered without enforcement of foreign keys, which SQLite enforces for a whole transaction or not at all. These triggers let
/// deletions cascade in the app's code that runs in that transaction.
struct ForeignKeyActions {
    private var triggers: [(name: String, sql: String)] = []

    /// - Parameter tables: The tables whose rows need no action.
    init(_ db: Database, leavingOut tables: [String] = []) throws {
        let leftOut = Set(tables.map { $0.lowercased() })
        let keys = try Row.fetchAll(
            db,
            sql: """
                SELECT child.name AS child, key.id AS id, key."table" AS parent, key.on_delete AS action, \
                key."from" AS child_column, key."to" AS parent_column \
                FROM main.sqlite_master AS child, pragma_foreign_key_list(child.name) AS key \
                WHERE child.type = 'table' ORDER BY child.name, key.id, key.seq
                """
        )
        var groups: [[Row]] = []
        for key in keys {
            let last = groups.last?.first
            if let last, last["child"] as String == key["child"], last["id"] as Int == key["id"] {
                groups[groups.count - 1].append(key)
            } else {
                groups.append([key])
            }
        }
        for group in groups where !leftOut.contains((group[0]["child"] as String).lowercased()) {
            if let sql = try Self.trigger("evergreen_foreign_key_\(triggers.count)", group, db) {
                triggers.append(("evergreen_foreign_key_\(triggers.count)", sql))
            }
        }
    }

    private static func trigger(_ name: String, _ key: [Row], _ db: Database) throws -> String? {
        let child: String = key[0]["child"]
        let parent: String = key[0]["parent"]
        guard let existing = try ExistingTable(parent, db), existing.kind == "table" else { return nil }
        let primaryKey = existing.columns.filter { $0.keyPosition > 0 }.sorted { $0.keyPosition < $1.keyPosition }
        let columns: [(child: String, parent: String)] = key.enumerated().compactMap { index, row in
            let parentColumn = row["parent_column"] as String? ?? primaryKey[safe: index]?.name
            return parentColumn.map { (row["child_column"], $0) }
        }
        guard columns.count == key.count else { return nil }
        let matches = columns.map { "\($0.child.sqlName) = OLD.\($0.parent.sqlName)" }.joined(separator: " AND ")
        let action: String
        var time = "AFTER"
        switch key[0]["action"] as String {
        case "CASCADE":
            action = "DELETE FROM \(child.sqlName) WHERE \(matches)"
        case "SET NULL":
            let nulls = columns.map { "\($0.child.sqlName) = NULL" }.joined(separator: ", ")
            action = "UPDATE \(child.sqlName) SET \(nulls) WHERE \(matches)"
        case "RESTRICT":
            time = "BEFORE"
            action = """
                SELECT RAISE(ABORT, 'FOREIGN KEY constraint failed') \
                WHERE EXISTS (SELECT 1 FROM \(child.sqlName) WHERE \(matches))
                """
        default:
            // The check at the end of the transaction detects dangling references.
            return nil
        }
        return "CREATE TEMP TRIGGER \(name) \(time) DELETE ON main.\(existing.name.sqlName) BEGIN \(action); END"
    }

    func install(_ db: Database) throws {
        // Deletions in a tree cascade recursively.
        try db.execute(sql: "PRAGMA recursive_triggers = ON")
        for trigger in triggers { try db.execute(sql: trigger.sql) }
    }

    func remove(_ db: Database) throws {
        for trigger in triggers { try db.execute(sql: "DROP TRIGGER temp.\(trigger.name)") }
        try db.execute(sql: "PRAGMA recursive_triggers = OFF")
    }
}
