import EvergreenConcurrency
import EvergreenDatabase
import Foundation
import GRDB

/// One file or in-memory database of a container, and its entities.
final class ModelStore: Sendable {
    private struct Connection {
        /// The connection, with its concrete type: `isKnownUniquelyReferenced` requires a class.
        var pool: DatabasePool?
        var other: (any DatabaseWriter)?
        /// Refers to one of the two. `unowned`, so that it does not count as a reference; it stays valid, because neither of them changes.
        unowned let writer: any DatabaseWriter
        var observation: RowChangeObservation?

        init(_ writer: any DatabaseWriter) {
            pool = writer as? DatabasePool
            other = pool == nil ? writer : nil
            self.writer = writer
        }
    }

    let configuration: ModelConfiguration
    let entities: [Schema.Entity]
    private let connection: Locked<Connection>
    private let inboxes = SharedInboxes()

    var writer: any DatabaseWriter { connection.withLock { $0.writer } }

    init(configuration: ModelConfiguration, entities: [Schema.Entity], writer: any DatabaseWriter) {
        self.configuration = configuration
        self.entities = entities
        let inboxes = inboxes
        var connection = Connection(writer)
        connection.observation = RowChangeObservation(of: writer) { changes in inboxes.deliver(changes) }
        self.connection = Locked(connection)
    }

    /// Creates a store whose contexts live within one transaction, which is committed after they are released.
    init(configuration: ModelConfiguration, entities: [Schema.Entity], migrating writer: any DatabaseWriter) {
        self.configuration = configuration
        self.entities = entities
        connection = Locked(Connection(writer))
    }

    /// Delivers the changes of the store to an inbox, as long as that lives.
    func add(_ inbox: ChangeInbox) { inboxes.add(inbox) }

    /// Closes the file, unless the app holds the database from ``ModelContainer/databaseWriter``, or observes it. The app may then move or
    /// delete the file.
    ///
    /// Cancelling the observation has enqueued work on the connection, which keeps it open. An empty access waits for that work. It is
    /// reentrant, because the last reference may be released within an access.
    deinit {
        connection.withLock { connection in
            connection.observation?.cancel()
            connection.observation = nil
            if isKnownUniquelyReferenced(&connection.pool) { connection.writer.unsafeReentrantWrite { _ in } }
        }
    }
}

/// The inboxes of the contexts of one store.
private final class SharedInboxes: Sendable {
    private struct Entry {
        weak var inbox: ChangeInbox?
    }

    private let entries = Locked<[Entry]>([])

    func add(_ inbox: ChangeInbox) {
        entries.withLock { entries in
            entries.removeAll { $0.inbox == nil }
            entries.append(Entry(inbox: inbox))
        }
    }

    func deliver(_ changes: RowChanges) {
        let inboxes = entries.withLock { entries in entries.compactMap(\.inbox) }
        for inbox in inboxes { inbox.receive(changes) }
    }
}
