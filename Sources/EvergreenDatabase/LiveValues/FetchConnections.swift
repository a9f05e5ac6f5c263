import Foundation
import GRDB

/// The connections that live values are fetched with.
///
/// For a `DatabasePool` these are connections of our own to the same file, configured as the pool's. Fetches then
/// neither take the pool's readers from the app, nor wait for its writer, nor enter its queue. They are opened
/// as needed and kept for as long as the database is watched. Any other database is read through its own
/// connection: it has no other, or its file is not in WAL mode, where a second reader could lock it.
///
/// `@unchecked Sendable`: `idle` is only touched under `lock`.
final class FetchConnections: @unchecked Sendable {
    private let base: any DatabaseReader
    private let lock = NSLock()
    private var idle: [DatabaseQueue] = []

    init(base: any DatabaseReader) {
        self.base = base
    }

    /// Whether nobody else uses these connections.
    var areOurOwn: Bool { base is DatabasePool }

    func withReader<T>(_ body: (any DatabaseReader) throws -> T) throws -> T {
        guard areOurOwn else { return try body(base) }
        let connection = try lock.withLock { idle.popLast() } ?? open()
        defer { lock.withLock { idle.append(connection) } }
        return try body(connection)
    }

    private func open() throws -> DatabaseQueue {
        var configuration = base.configuration
        // GRDB tells the region of a fetch only to connections that could write. This one never does.
        configuration.readonly = false
        configuration.label = "Evergreen"
        return try DatabaseQueue(path: base.path, configuration: configuration)
    }
}
