import EvergreenConcurrency
import EvergreenDatabase
import Foundation
import GRDB

/// One file of a container, or one database in memory, and the entities in it.
final class ModelStore: Sendable {
    private struct Connection {
        /// The connection, as what it is: only of a class can be asked whether anyone else refers to it.
        var pool: DatabasePool?
        var other: (any DatabaseWriter)?
        /// One of both. `unowned`, so as not to count as a reference; it lives, as neither of them changes.
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

    /// Makes a store whose contexts live within one transaction: nothing is committed before they are gone.
    init(configuration: ModelConfiguration, entities: [Schema.Entity], migrating writer: any DatabaseWriter) {
        self.configuration = configuration
        self.entities = entities
        connection = Locked(Connection(writer))
    }

    /// Has the changes of the store delivered to an inbox, for as long as that lives.
    func add(_ inbox: ChangeInbox) { inboxes.add(inbox) }

    /// Closes the file, unless the app has the database from ``ModelContainer/databaseWriter``, or observes it. The app may
    /// move or delete the file then.
    ///
    /// The end of the observation has left work in the queue of the connection, which keeps it open. An empty access waits
    /// for that. It is a reentrant one, as the last reference may go within an access.
    deinit {
        connection.withLock { connection in
            connection.observation?.cancel()
            connection.observation = nil
            if isKnownUniquelyReferenced(&connection.pool) { connection.writer.unsafeReentrantWrite { _ in } }
        }
    }
}

/// The inboxes of all contexts of one store.
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
