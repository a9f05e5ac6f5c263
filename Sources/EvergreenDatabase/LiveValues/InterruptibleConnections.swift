import Foundation
import GRDB

/// Thrown by a read that was interrupted, whatever became of it.
struct ReadInterrupted: Error {}

/// What one live value is read with. A read that is under way can be interrupted.
///
/// Only reads on connections of our own are: on the app's connection, its own work would be.
///
/// `@unchecked Sendable`: `connection` and `wasInterrupted` are only touched under `lock`. A connection
/// is interrupted under it too, so that the interruption can't hit who uses the connection next.
final class InterruptibleConnections: @unchecked Sendable {
    private let connections: FetchConnections
    private let lock = NSLock()
    private var connection: DatabaseQueue?
    private var wasInterrupted = false

    init(_ connections: FetchConnections) {
        self.connections = connections
    }

    /// Whether nobody else uses these connections.
    var areOurOwn: Bool { connections.areOurOwn }

    /// Does something for which connections are needed, inside of an access to the app's connection, if that is the one.
    func withAccess<T>(_ body: () -> T) -> T { connections.withAccess(body) }

    /// - Parameter repeats: Whether `body` is called once more if it fails, and the schema has changed meanwhile.
    /// - Throws: ``ReadInterrupted``, even if `body` has kept the error of the database to itself.
    func withReader<T>(repeats: Bool = false, _ body: (any DatabaseReader) throws -> T) throws -> T {
        try connections.withReader(repeats: repeats) { reader in
            lock.withLock { connection = reader as? DatabaseQueue }
            let result = Result { try body(reader) }
            let wasInterrupted = lock.withLock {
                defer { self.wasInterrupted = false }
                connection = nil
                return self.wasInterrupted
            }
            if wasInterrupted { throw ReadInterrupted() }
            return try result.get()
        }
    }

    /// Gives up the read that is under way, if there is one: it throws ``ReadInterrupted``.
    func interrupt() {
        lock.withLock {
            guard let connection, areOurOwn else { return }
            wasInterrupted = true
            connection.interrupt()
        }
    }
}
