import GRDB

extension Database {
    /// Replaces a table with a new one created from it. Views, triggers and foreign keys that refer to it are preserved.
    func replaceTable(_ name: String, with made: String) throws {
        try execute(sql: "DROP TABLE \(name.sqlName)")
        // Otherwise SQLite would check each view and trigger, some of which refer to the dropped table.
        try execute(sql: "PRAGMA legacy_alter_table = ON")
        defer { restoreAlterTable() }
        try execute(sql: "ALTER TABLE \(made.sqlName) RENAME TO \(name.sqlName)")
    }

    private func restoreAlterTable() {
        do {
            try execute(sql: "PRAGMA legacy_alter_table = OFF")
        } catch {
            ModelContext.logger.error("legacy_alter_table could not be turned off: \(error)")
        }
    }
}
