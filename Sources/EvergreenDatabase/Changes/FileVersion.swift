import EvergreenConcurrency
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
final class FileVersions: Sendable {
    private enum State {
        case open(DatabaseQueue?)
        case closed
    }

    private let path: String?
    private let configuration: Configuration
    private let state = Locked(State.open(nil))

    private let file: DatabaseFile?

    /// It does not keep the connection, which closes with the last that uses it.
    init(base: any DatabaseReader, file: DatabaseFile?) {
        self.file = file
        path = base.filePath
        configuration = base.configuration
    }

    /// The present version, or nil if there is no file, or it can't be read.
    func current() -> FileVersion? { read { db in try db.fileVersion() } }

    /// What another connection has written to the log that is not visible yet.
    func invisibleEnd() -> WriteAheadLog.InvisibleEnd { read { db in WriteAheadLog.invisibleEnd(db) } ?? .nothing }

    /// Nil if there is no file, if it can't be read, or if the body throws.
    func read<Value>(_ body: (Database) throws -> Value) -> Value? {
        state.withLock { state in
            guard case .open(var connection) = state, let path else { return nil }
            if connection == nil {
                var configuration = configuration
                configuration.label = "Evergreen.FileVersions"
                // If the file is gone, a connection would make an empty one in its place.
                do { try file?.checkAndThrowIfLost() } catch { return nil }
                connection = try? DatabaseQueue(path: path, configuration: configuration)
                state = .open(connection)
            }
            return try? connection?.unsafeRead(body)
        }
    }

    /// Closes the connection, at the latest when this returns. There are no versions from then on.
    func close() {
        state.withLock { $0 = .closed }
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
