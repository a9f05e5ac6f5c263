import EvergreenDatabase
import Foundation
import GRDB

/// A database file in its own folder, which is deleted with this object.
final class TemporaryDatabase: Sendable {
    let folder: URL
    let pool: DatabasePool

    var path: String { pool.path }
    var context: DatabaseContext { .readWrite { pool } }

    init(configuration: Configuration = Configuration()) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("evergreen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        pool = try DatabasePool(
            path: folder.appendingPathComponent("test.sqlite").path,
            configuration: configuration
        )
        try pool.write { db in try Player.createTable(db) }
    }

    deinit {
        // A folder that remains does no harm: the system empties its temporary folder.
        try? FileManager.default.removeItem(at: folder)
    }
}
