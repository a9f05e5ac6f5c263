import EvergreenConcurrency
import Foundation
import GRDB

/// The version of a database file as seen by a connection: it changes when something other than the connection's own transactions changes
/// the file.
struct FileVersion: Equatable {
    /// Changes when another connection has committed (https://sqlite.org/pragma.html#pragma_data_version).
    var data: Int

    /// Changes with the schema, and when a backup is restored into the database, even by this connection
    /// (https://sqlite.org/pragma.html#pragma_schema_version).
    var schema: Int32
}

/// The version of a file as seen by a connection of our own.
///
/// For a `DatabasePool`, this connection never writes, so that every commit changes the version, including the pool's own.
final class FileVersions: Sendable {
    private enum State {
        case open(DatabaseQueue?)
        case closed
    }

    private let path: String?
    private let configuration: Configuration
    private let state = Locked(State.open(nil))

    private let file: DatabaseFile?

    /// Does not retain the connection, so that it closes with its last user.
    init(base: any DatabaseReader, file: DatabaseFile?) {
        self.file = file
        path = base.filePath
        configuration = base.configuration
    }

    /// The current version, or nil if there is no file, or it can't be read.
    func current() -> FileVersion? { read { db in try db.fileVersion() } }

    /// The kind of data that another connection has written to the log and that is not visible yet.
    func invisibleEnd() -> WriteAheadLog.InvisibleEnd { read { db in WriteAheadLog.invisibleEnd(db) } ?? .nothing }

    /// Reads through the connection. Nil if there is no file, if it can't be read, or if the body throws.
    func read<Value>(_ body: (Database) throws -> Value) -> Value? {
        state.withLock { state in
            guard case .open(var connection) = state, let path else { return nil }
            if connection == nil {
                var configuration = configuration
                configuration.label = "Evergreen.FileVersions"
                // If the file is gone, opening a connection would create an empty one in its place.
                do { try file?.checkAndThrowIfLost() } catch { return nil }
                connection = try? DatabaseQueue(path: path, configuration: configuration)
                state = .open(connection)
            }
            return try? connection?.unsafeRead(body)
        }
    }

    /// Closes the connection before it returns. From then on there are no versions.
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
