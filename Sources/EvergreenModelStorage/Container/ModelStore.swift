import EvergreenDatabase
import Foundation
import GRDB
import Synchronization

/// One file of a container, or one database in memory, and the entities in it.
final class ModelStore: Sendable {
    let configuration: ModelConfiguration
    let entities: [Schema.Entity]
    let writer: any DatabaseWriter
    private let observation: RowChangeObservation?
    private let inboxes = SharedInboxes()

    init(configuration: ModelConfiguration, entities: [Schema.Entity], writer: any DatabaseWriter) {
        self.configuration = configuration
        self.entities = entities
        self.writer = writer
        let inboxes = inboxes
        observation = RowChangeObservation(of: writer) { changes in inboxes.deliver(changes) }
    }

    /// Makes a store whose contexts live within one transaction: nothing is committed before they are gone.
    init(configuration: ModelConfiguration, entities: [Schema.Entity], migrating writer: any DatabaseWriter) {
        self.configuration = configuration
        self.entities = entities
        self.writer = writer
        observation = nil
    }

    /// Has the changes of the store delivered to an inbox, for as long as that lives.
    func add(_ inbox: ChangeInbox) { inboxes.add(inbox) }

    deinit { observation?.cancel() }
}

/// The inboxes of all contexts of one store.
private final class SharedInboxes: Sendable {
    private struct Entry {
        weak var inbox: ChangeInbox?
    }

    private let entries = Mutex<[Entry]>([])

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
