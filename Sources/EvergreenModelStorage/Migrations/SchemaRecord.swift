import Foundation
import GRDB

/// The schema recorded in a file: the version, and a description of the tables of model classes.
///
/// It is a row of the table `evergreen_schema`.
struct SchemaRecord {
    static let tableName = "evergreen_schema"

    /// Reads the description; nil if the file has none.
    ///
    /// - Throws: ``ModelError`` if it can't be read, because a later version of this library wrote it.
    static func read(_ db: Database) throws -> SchemaDescription? {
        guard try db.tableExists(tableName),
            let text = try String.fetchOne(db, sql: "SELECT description FROM evergreen_schema WHERE id = 1")
        else { return nil }
        do {
            return try JSONDecoder().decode(SchemaDescription.self, from: Data(text.utf8))
        } catch {
            throw ModelError(
                .incompatibleStore,
                "The description of the schema in the table \(tableName) can't be read: a later version of Evergreen may "
                    + "have written it. Update the package. (\(error))",
                underlying: error
            )
        }
    }

    static func write(_ description: SchemaDescription, _ db: Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(description), as: UTF8.self)
        try db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS evergreen_schema (
                    id INTEGER PRIMARY KEY CHECK (id = 1),
                    version TEXT NOT NULL,
                    description TEXT NOT NULL
                )
                """
        )
        try db.execute(
            sql: "INSERT OR REPLACE INTO evergreen_schema (id, version, description) VALUES (1, ?, ?)",
            arguments: [description.version.description, text]
        )
    }
}
