import Foundation
import GRDB

/// SQLite's count of the commits that other connections made, as one connection of ours sees it
/// (https://sqlite.org/pragma.html#pragma_data_version).
///
/// For a `DatabasePool`, this connection never writes, so that every commit counts, the pool's own too.
///
/// `@unchecked Sendable`: `connection` is only touched under `lock`.
final class DataVersion: @unchecked Sendable {
    private let base: any DatabaseReader
    private let lock = NSLock()
    private var connection: DatabaseQueue?

    init(base: any DatabaseReader) {
        self.base = base
    }

    /// The present count, or nil if there is no file, or it can't be read.
    func current() -> Int? {
        lock.withLock {
            guard let path = base.filePath else { return nil }
            if connection == nil {
                var configuration = base.configuration
                configuration.label = "Evergreen.DataVersion"
                connection = try? DatabaseQueue(path: path, configuration: configuration)
            }
            return try? connection?.unsafeRead { db in try db.dataVersion() }
        }
    }
}

extension Database {
    func dataVersion() throws -> Int {
        try Int.fetchOne(cachedStatement(sql: "PRAGMA data_version")) ?? 0
    }
}

extension DatabaseReader {
    /// The path of the database file, or nil if the database is in memory.
    var filePath: String? {
        path.isEmpty || path.contains(":memory:") || path.contains("mode=memory") ? nil : path
    }
}
