import Foundation
import EvergreenDatabase
import GRDB

extension ModelContext {
    /// Writes the pending changes in one transaction: all or nothing.
    ///
    /// For a changed instance, only the columns of changed properties are written. Inserting a value that already exists in a unique
    /// property updates the existing row.
    ///
    /// - Throws: A ``ModelError`` that names the instance and the property if one of them is the cause. The changes stay pending.
    public func save() throws {
        if let unavailability { throw unavailability }
        takeChanges()
        if !faults.isEmpty {
            defer { faults.removeAll() }
            throw faults[0]
        }
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        inbox.setSaving(true)
        var transaction = SaveTransaction(self)
        do {
            try transaction.run()
        } catch {
            inbox.setSaving(false)
            takeChanges()
            throw error
        }
        inbox.setSaving(false)
        undoRegistration?.didSave(transaction.journals)
        finish(transaction)
        NotificationCenter.default.post(
            name: Self.didSave,
            object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: transaction.inserted.map { $0.model.persistentModelID },
                NotificationKey.updatedIdentifiers.rawValue: transaction.updated.map(\.persistentModelID),
                NotificationKey.deletedIdentifiers.rawValue: transaction.deleted.map(\.persistentModelID),
            ]
        )
    }

    /// Saves at the end of a turn, or before the program exits.
    func autosave() {
        guard hasChanges else { return }
        do {
            try save()
        } catch {
            Self.logger.error(
                "An automatic save failed. Its changes are kept, and saved with the next change: \(error)"
            )
        }
    }

    /// Runs a block, and saves. If the block throws, nothing is saved, and its changes are rolled back.
    ///
    /// - Throws: The error of the block or the save.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
        } catch {
            rollback()
            throw error
        }
        try save()
    }

    /// Updates the state of the context after a save.
    private func finish(_ transaction: SaveTransaction) {
        var savedRows: [ObjectIdentifier: Set<Int64>] = [:]
        for (model, rowID) in transaction.inserted {
            guard let batch = model._$model.batch else { continue }
            registry.remove(batch.entity, model._$model.rowID)
            model._$model.rowID = rowID
            batch.rowIDs = [rowID]
            model._$model.extras?.forgetOriginals()
            if transaction.replacedRows[ObjectIdentifier(batch.entity)]?.contains(rowID) == true {
                // The row existed before: an instance of it gets the saved values, too.
                adopt(model, batch.entity, rowID)
            } else {
                registry.add(model, batch.entity, rowID)
                savedRows[ObjectIdentifier(batch.entity), default: []].insert(rowID)
            }
        }
        for model in transaction.updated {
            guard let batch = model._$model.batch else { continue }
            model._$model.extras?.forgetOriginals()
            // A value that was unreadable may now be readable.
            if unreadableRows[ObjectIdentifier(batch.entity)]?[model._$model.rowID] != nil { continue }
            savedRows[ObjectIdentifier(batch.entity), default: []].insert(model._$model.rowID)
        }
        for model in transaction.deleted {
            takeOutOfRelationships(model)
            markDeleted(model)
        }
        inserted.removeAll()
        changed.removeAll()
        deleted.removeAll()
        hasHiddenCommits = false
        staleRows.renew(savedRows)
        for entity in core.stores.flatMap(\.entities) {
            // An instance that shares its row with another one gets the values that the other has saved.
            savedRows[ObjectIdentifier(entity)]?.subtract(registry.duplicates(of: entity).map(\._$model.rowID))
        }
        for entity in transaction.entitiesWithTriggers { savedRows[entity] = nil }
        if let changes = inbox.take() {
            apply(changes, savedRows: savedRows)
        }
        releaseUnheldIfMany()
        notify(.saved)
    }

    /// Keeps the registered instance of a row, and registers the inserted one as its duplicate.
    private func adopt(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        guard registry[entity, rowID] != nil else { return registry.add(model, entity, rowID) }
        registry.addDuplicate(model, entity, rowID)
    }
}
