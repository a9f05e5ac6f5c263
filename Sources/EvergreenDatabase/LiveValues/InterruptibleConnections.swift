import EvergreenConcurrency
import GRDB

/// Thrown by a read that was interrupted, regardless of its result.
struct ReadInterrupted: Error {}

/// The connections of one live value, whose running read can be interrupted.
///
/// Only reads on connections of our own can be: on the app's connection, the app's own work would be interrupted.
///
/// A connection is interrupted under the lock of the state, so that the interruption can't hit its next user.
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

    /// Whether the connections are exclusively our own.
    var areDedicated: Bool { connections.areDedicated }

    /// Performs work that needs connections, inside an access to the app's connection if that is the one that is read.
    func withAccess<T>(_ body: () -> T) -> T { connections.withAccess(body) }

    /// - Parameter repeats: Whether to call `body` again if it fails and the schema has changed meanwhile.
    /// - Throws: ``ReadInterrupted``, even if `body` has swallowed the error of the database.
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

    /// Interrupts the running read, if there is one: it throws ``ReadInterrupted``.
    func interrupt() {
        state.withLock { state in
            guard let connection = state.connection, areDedicated else { return }
            state.wasInterrupted = true
            connection.interrupt()
        }
    }
}
