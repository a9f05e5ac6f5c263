import EvergreenDatabase

extension ModelContext {
    /// Discards all pending changes: inserted instances are removed, the others get their stored values again.
    ///
    /// It does not read the store, unless others have committed since the changes were made: then the rows of the changed instances are
    /// read again.
    public func rollback() {
        faults.removeAll()
        undoRegistration?.didRollBack()
        let restored = deleted.models + changed.models
        let hidden = hasHiddenCommits ? HiddenValues(restored) : nil
        hasHiddenCommits = false
        for model in restored { rollBack(model) }
        let insertions = inserted.models
        deleted.removeAll()
        changed.removeAll()
        inserted.removeAll()
        for model in insertions { markDeleted(model) }
        if let hidden { reread(hidden) }
        inbox.receive(RowChanges())
        takeChanges()
        notify(.pending)
    }

    private func rollBack(_ model: any PersistentModel) {
        guard let entity = model._$model.batch?.entity, let extras = model._$model.extras else { return }
        let (values, slots) = (extras.originalValues, extras.originalSlots)
        extras.forgetOriginals()
        for (index, value) in values { entity.allProperties[index].attribute?.access.restore(value, of: model) }
        for (index, slot) in slots {
            entity.allProperties[index].relationship?.access.withMutation(of: model) { extras.slots[index] = slot }
        }
    }

    /// Reads values that others have stored in place of the restored ones. On the main actor, the rows of many instances are read in later
    /// turns.
    private func reread(_ hidden: HiddenValues) {
        for store in core.stores {
            do {
                for entity in store.entities {
                    let rows = hidden.rows[ObjectIdentifier(entity)] ?? []
                    try reread(rows, entity, store)
                    for property in entity.allProperties {
                        guard let end = property.relationship, let owners = hidden.owners[ObjectIdentifier(property)]
                        else { continue }
                        try reread(property, end, of: owners, entity)
                    }
                }
            } catch {
                // The next commit retries; the instances keep the restored values.
                Self.logger.error("Values of the store \(store.configuration.name) can't be read: \(error)")
            }
        }
        rereadInBackground()
    }

    /// Rows and relationships with unsaved changes, which may hide values stored by others.
    private struct HiddenValues {
        /// The rows of each entity.
        private(set) var rows: [ObjectIdentifier: Set<Int64>] = [:]

        /// The owners of each changed relationship.
        private(set) var owners: [ObjectIdentifier: Set<Int64>] = [:]

        init(_ models: [any PersistentModel]) {
            for model in models where model._$model.isStored {
                guard let entity = model._$model.batch?.entity, let extras = model._$model.extras, extras.hasChanges
                else { continue }
                rows[ObjectIdentifier(entity), default: []].insert(model._$model.rowID)
                for index in extras.originalSlots.keys {
                    owners[ObjectIdentifier(entity.allProperties[index]), default: []].insert(model._$model.rowID)
                }
            }
        }
    }
}
