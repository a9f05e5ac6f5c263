import EvergreenConcurrency
import GRDB

/// The connections that live values are fetched with.
///
/// For a `DatabasePool` these are connections of our own to the same file, with the pool's configuration. Fetches then neither occupy the
/// pool's readers, nor wait for its writer, nor enter its queue. They are opened on demand and kept as long as the database is observed.
/// Any other database is read through its own connection: it allows no other, or its file is not in WAL mode, where a second reader could
/// lock it.
final class FetchConnections: Sendable {
    /// A connection of our own. GRDB caches the schema, and can't know when another connection changes it.
    private struct Connection {
        let queue: DatabaseQueue
        var knowsSchema = true
        /// The version of the schema before any of it was read.
        var schemaVersion: Int32

        mutating func forgetSchema() throws {
            schemaVersion = try queue.unsafeRead { db in
                defer { db.clearSchemaCache() }
                return try db.schemaVersion()
            }
            knowsSchema = true
        }

        /// False if it can't be read, which has another cause.
        func schemaHasChanged() -> Bool {
            let version = try? queue.unsafeRead { db in try db.schemaVersion() }
            return version != nil && version != schemaVersion
        }
    }

    private struct State {
        var idle: [Connection] = []
        var schemaChanges = 0
        var wasReadInTransaction = false
    }

    /// Whether the connections are exclusively our own.
    let areDedicated: Bool
    private let base: any DatabaseReader
    private let file: DatabaseFile?
    private let state = Locked(State())

    /// - Parameter file: The file of the database, if it has one.
    init(base: any DatabaseReader, file: DatabaseFile?) {
        self.base = base
        self.file = file
        areDedicated = base is DatabasePool
    }

    /// - Parameter repeats: Whether to call `body` again if it fails and the schema has changed meanwhile.
    /// - Throws: ``DatabaseFileError`` if the file is lost.
    func withReader<T>(repeats: Bool = false, _ body: (any DatabaseReader) throws -> T) throws -> T {
        try file?.throwIfLost()
        guard areDedicated else { return try withBase(body) }
        let (idle, schemaChanges) = state.withLock { ($0.idle.popLast(), $0.schemaChanges) }
        var connection = try idle ?? open()
        defer {
            state.withLock { state in
                if state.schemaChanges != schemaChanges { connection.knowsSchema = false }
                state.idle.append(connection)
            }
        }
        if !connection.knowsSchema { try connection.forgetSchema() }
        do {
            return try body(connection.queue)
        } catch {
            guard repeats, connection.schemaHasChanged() else { throw error }
            try connection.forgetSchema()
            return try body(connection.queue)
        }
    }

    /// Performs work that needs connections, inside an access to the app's connection if that is the one that is read.
    func withAccess<T>(_ body: () -> T) -> T {
        guard let queue = base as? DatabaseQueue else { return body() }
        return queue.unsafeReentrantRead { _ in body() }
    }

    private func withBase<T>(_ body: (any DatabaseReader) throws -> T) throws -> T {
        try base.unsafeReentrantRead { db in
            if db.isInsideTransaction { state.withLock { $0.wasReadInTransaction = true } }
            return try body(base)
        }
    }

    /// Returns whether a read took place inside a transaction of the app's connection since the last call. It may have seen changes that
    /// were rolled back.
    func takeReadInTransaction() -> Bool {
        guard !areDedicated else { return false }
        return state.withLock { state in
            defer { state.wasReadInTransaction = false }
            return state.wasReadInTransaction
        }
    }

    /// Invalidates the schema caches of the connections.
    func schemaDidChange() {
        state.withLock { state in
            state.schemaChanges += 1
            for index in state.idle.indices { state.idle[index].knowsSchema = false }
        }
    }

    private func open() throws -> Connection {
        var configuration = base.configuration
        // GRDB reports the region of a fetch only to connections that could write. This one never does.
        configuration.readonly = false
        configuration.label = "Evergreen"
        // Like GRDB for the readers of a pool: opening or closing other connections locks the file for a moment
        // (https://sqlite.org/wal.html#sometimes_queries_return_sqlite_busy_in_wal_mode).
        configuration.busyMode = .timeout(10)
        // If the file is gone, opening a connection would create an empty one in its place.
        try file?.checkAndThrowIfLost()
        let queue = try DatabaseQueue(path: base.path, configuration: configuration)
        // A file that has replaced the original is not the app's database.
        try file?.checkAndThrowIfLost()
        return Connection(queue: queue, schemaVersion: try queue.unsafeRead { db in try db.schemaVersion() })
    }
}
