import GRDB

extension Database {
    /// Puts a new table into the place of one that it was made from. Views, triggers and foreign keys of others, which
    /// name it, stay as they are.
    func replaceTable(_ name: String, with made: String) throws {
        try execute(sql: "DROP TABLE \(name.sqlName)")
        // SQLite would look into each view and trigger, and some refer to the table that is not there.
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
