import Foundation
import GRDB

/// What a connection knows of the changes of its file that it did not make by transactions of its own.
struct FileVersion: Equatable {
    /// Changes when another connection has committed (https://sqlite.org/pragma.html#pragma_data_version).
    var data: Int

    /// Changes with the schema, and when a backup is restored into the database, this connection's own restoring too
    /// (https://sqlite.org/pragma.html#pragma_schema_version).
    var schema: Int32
}

/// The version of a file as one connection of ours sees it.
///
/// For a `DatabasePool`, this connection never writes, so that every commit counts, the pool's own too.
///
/// `@unchecked Sendable`: `connection` is only touched under `lock`.
final class FileVersions: @unchecked Sendable {
    private let base: any DatabaseReader
    private let lock = NSLock()
    private var connection: DatabaseQueue?

    init(base: any DatabaseReader) {
        self.base = base
    }

    /// The present version, or nil if there is no file, or it can't be read.
    func current() -> FileVersion? {
        lock.withLock {
            guard let path = base.filePath else { return nil }
            if connection == nil {
                var configuration = base.configuration
                configuration.label = "Evergreen.FileVersions"
                connection = try? DatabaseQueue(path: path, configuration: configuration)
            }
            return try? connection?.unsafeRead { db in try db.fileVersion() }
        }
    }
}

extension Database {
    func fileVersion() throws -> FileVersion {
        FileVersion(
            data: try Int.fetchOne(cachedStatement(sql: "PRAGMA data_version")) ?? 0,
            schema: try schemaVersion()
        )
    }
}

extension DatabaseReader {
    /// The path of the database file, or nil if the database is in memory.
    var filePath: String? {
        path.isEmpty || path.contains(":memory:") || path.contains("mode=memory") ? nil : path
    }
}
