import Foundation
import GRDB
import GRDBSQLite

/// Opens the database of a configuration, and migrates its tables.
struct StoreOpening {
    let configuration: ModelConfiguration
    let entities: [Schema.Entity]
    let path: MigrationPath

    /// The time to wait for a connection of another process, which may be migrating the file.
    private static let patience: TimeInterval = 30

    func open() throws -> ModelStore {
        ModelStore(configuration: configuration, entities: entities, writer: try makeWriter())
    }

    private func makeWriter() throws -> any DatabaseWriter {
        if configuration.isStoredInMemoryOnly {
            let queue = try DatabaseQueue(configuration: options)
            try queue.write { db in
                try TableCreation(tables: path.target.description.tables).run(db)
                try SchemaRecord.write(path.target.description, db)
            }
            return queue
        }
        let file = StoreFile(configuration: configuration)
        try file.prepare()
        do {
            return configuration.allowsSave ? try openAndMigrate(file) : try openReadOnly(file)
        } catch let error as DatabaseError {
            throw file.error(error)
        }
    }

    private var options: Configuration {
        var options = Configuration()
        options.foreignKeysEnabled = true
        options.busyMode = .timeout(10)
        options.prepareDatabase { db in try SQLFunctions.prepare(db) }
        return options
    }

    // MARK: Migrating

    private func openAndMigrate(_ file: StoreFile) throws -> any DatabaseWriter {
        try migrate(file)
        // SQLite calls no busy handler when it switches to the write-ahead log, which another process may be doing as well.
        let end = Date() + Self.patience
        while true {
            do {
                return try DatabasePool(path: file.path, configuration: options)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && Date() < end {
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
    }

    /// Uses a separate connection, which does not enforce foreign keys and keeps the journal mode: a file that can't be opened, or whose
    /// migration fails, is not changed.
    private func migrate(_ file: StoreFile) throws {
        var options = Configuration()
        options.foreignKeysEnabled = false
        options.busyMode = .timeout(Self.patience)
        options.prepareDatabase { db in try SQLFunctions.prepare(db) }
        let queue = try DatabaseQueue(path: file.path, configuration: options)
        let migration = StoreMigration(path: path, configuration: configuration, writer: queue)
        let outcome = Result {
            try queue.writeWithoutTransaction { db in
                if sqlite3_db_readonly(db.sqliteConnection, "main") == 1 { throw file.readOnly() }
                // In a transaction, so that everything is read from one snapshot.
                var isUpToDate = false
                try db.inTransaction(.deferred) {
                    isUpToDate = try PresentSchema(path, db).isUpToDate(with: path)
                    return .commit
                }
                if isUpToDate { return }
                try db.inTransaction(.immediate) {
                    try migration.run(db)
                    return .commit
                }
            }
        }
        try queue.close()
        try outcome.get()
    }

    // MARK: Without changes

    private func openReadOnly(_ file: StoreFile) throws -> any DatabaseWriter {
        let writer = try openReader(file)
        try writer.read { db in
            let schema = try PresentSchema(path, db)
            // A file without a recorded schema may have been created by another program: matching tables suffice.
            guard schema.description.isReadable(as: path.target.description) else {
                throw file.fail(
                    .incompatibleStore,
                    "has the tables of another version of the schema, \(schema.description.version), and can't be migrated "
                        + "because the configuration has allowsSave: false. Open it once with a configuration that allows "
                        + "saving."
                )
            }
        }
        return writer
    }

    private func openReader(_ file: StoreFile) throws -> any DatabaseWriter {
        var options = options
        options.readonly = true
        do {
            let pool = try DatabasePool(path: file.path, configuration: options)
            try pool.read { db in _ = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM sqlite_master") }
            return pool
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
            // SQLite needs to create a file beside a write-ahead log, and the folder is read-only: other programs can't write, either.
            guard let uri = file.immutableURI else { throw error }
            return try DatabaseQueue(path: uri, configuration: options)
        }
    }
}
