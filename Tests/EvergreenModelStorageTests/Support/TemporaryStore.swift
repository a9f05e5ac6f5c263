import EvergreenModelStorage
import Foundation
import GRDB

/// A test's file in its own folder, which is deleted with it.
final class TemporaryStore: Sendable {
    let folder: URL
    let url: URL

    init(_ name: String = "store.sqlite") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("evergreen-\(UUID().uuidString)")
        url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            print("A folder of a test is left behind: \(error)")
        }
    }

    var configuration: ModelConfiguration { ModelConfiguration(url: url) }

    func open(_ types: any PersistentModel.Type..., plan: (any SchemaMigrationPlan.Type)? = nil) throws
        -> ModelContainer
    {
        try ModelContainer(for: Schema(types), migrationPlan: plan, configurations: [configuration])
    }

    /// Opens a version as that version's program did, and closes it.
    func open(
        _ version: any VersionedSchema.Type,
        plan: (any SchemaMigrationPlan.Type)? = nil,
        _ body: (ModelContext) throws -> Void = { _ in }
    ) throws {
        let schema = Schema(versionedSchema: version)
        let container = try ModelContainer(for: schema, migrationPlan: plan, configurations: [configuration])
        let context = ModelContext(container)
        context.autosaveEnabled = false
        try body(context)
        try context.save()
        try container.databaseWriter.close()
    }

    /// Writes to the file with SQL, as another program does.
    func execute(_ sql: String) throws {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: url.path, configuration: configuration)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
    }

    func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: url.path, configuration: configuration)
        let value = try queue.read(body)
        try queue.close()
        return value
    }

    /// The rows of a query, each as text.
    func rows(_ sql: String) throws -> [String] {
        try read { db in
            try Row.fetchAll(db, sql: sql).map { row in
                row.databaseValues.map { "\($0)" }.joined(separator: "|")
            }
        }
    }

    /// The statement that creates a table, a view or a trigger.
    func definition(of name: String) throws -> String? {
        try read { db in
            try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
        }
    }

    /// Everything in the file, as seen by SQL.
    func contents() throws -> [String] {
        let tables = try rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            .map { $0.trimmingCharacters(in: ["\""]) }
        var lines = try rows("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
        for table in tables { lines += try rows("SELECT rowid, * FROM \"\(table)\" ORDER BY rowid") }
        return lines
    }

    /// The bytes of the file and its write-ahead log.
    func bytes() throws -> Data { try Data(contentsOf: url) }

    var fileExists: Bool { FileManager.default.fileExists(atPath: url.path) }
}

/// The error that a block throws.
func modelError(_ body: () throws -> Void) -> ModelError? {
    do {
        try body()
        return nil
    } catch {
        return error as? ModelError
    }
}
