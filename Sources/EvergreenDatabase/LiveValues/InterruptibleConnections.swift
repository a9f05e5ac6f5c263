import EvergreenConcurrency
import GRDB

/// Thrown by a read that was interrupted, whatever became of it.
struct ReadInterrupted: Error {}

/// What one live value is read with. A read that is under way can be interrupted.
///
/// Only reads on connections of our own are: on the app's connection, its own work would be.
///
/// A connection is interrupted with the lock of the state held, so that the interruption can't hit who uses the connection
/// next.
final class InterruptibleConnections: Sendable {
    private struct State {
        var connection: DatabaseQueue?
        var wasInterrupted = false
    }

    private let connections: FetchConnections
    private let state = Locked(State())

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
            state.withLock { $0.connection = reader as? DatabaseQueue }
            let result = Result { try body(reader) }
            let wasInterrupted = state.withLock { state in
                defer { state = State() }
                return state.wasInterrupted
            }
            if wasInterrupted { throw ReadInterrupted() }
            return try result.get()
        }
    }

    /// Gives up the read that is under way, if there is one: it throws ``ReadInterrupted``.
    func interrupt() {
        state.withLock { state in
            guard let connection = state.connection, areOurOwn else { return }
            state.wasInterrupted = true
            connection.interrupt()
        }
    }
}
