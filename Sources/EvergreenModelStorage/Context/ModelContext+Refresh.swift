import EvergreenDatabase
import GRDB
import GRDBSQLite

// Processing committed changes: of this and other contexts, GRDB, and other programs.
extension ModelContext {
    /// Processes the committed changes that have arrived.
    ///
    /// Reads only the rows of instances that were touched. Unsaved changes of an instance are kept. On the main actor, large numbers of
    /// rows are read in the background, and processed in later turns.
    func takeChanges() {
        guard let changes = inbox.take() else { return }
        apply(changes, savedRows: [:])
        notify(.stored)
    }

    /// - Parameter savedRows: The rows that the context itself has just written, by entity.
    func apply(_ changes: RowChanges, savedRows: [ObjectIdentifier: Set<Int64>]) {
        for store in core.stores {
            do {
                for entity in store.entities {
                    let rows = touchedRows(of: entity, changes, savedRows[ObjectIdentifier(entity)] ?? [])
                    try reread(rows, entity, store)
                }
                try reloadRelationships(of: store, changes)
                rereadInBackground()
            } catch {
                // The next commit retries; the instances keep their last values.
                Self.logger.error("Changes of the store \(store.configuration.name) can't be read: \(error)")
            }
        }
    }

    private func touchedRows(of entity: Schema.Entity, _ changes: RowChanges, _ saved: Set<Int64>) -> Set<Int64> {
        if changes.everything { return registry.storedRowIDs(of: entity) }
        switch changes.rows[entity.tableName.lowercased()] {
        case nil: return []
        case .all: return registry.storedRowIDs(of: entity)
        case .known(let rows, let ranges):
            let others = saved.isEmpty ? rows : rows.subtracting(saved)
            // Rows without an instance matter only if they may belong to a loaded relationship.
            let touched = leadsToLoadedRelationship(entity) ? others : others.filter { registry[entity, $0] != nil }
            guard !ranges.isEmpty else { return touched }
            let present = registry.storedRowIDs(of: entity)
            return touched.union(present.filter { row in ranges.contains { $0.contains(row) } })
        }
    }

    /// Whether a to-many relationship that the entity's rows belong to was loaded for any instance.
    func leadsToLoadedRelationship(_ entity: Schema.Entity) -> Bool {
        entity.allProperties.contains { property in
            guard property.relationship?.column != nil, let inverse = property.relationship?.inverse else {
                return false
            }
            return loadedRelationships.contains(ObjectIdentifier(inverse))
        }
    }

    /// Reads rows, and updates their instances. On the main actor, large numbers of rows are deferred to later turns.
    func reread(_ rows: Set<Int64>, _ entity: Schema.Entity, _ store: ModelStore) throws {
        if rows.count > StaleRows.countPerTurn, mainTurn != nil {
            staleRows.add(rows, entity)
        } else if !rows.isEmpty {
            try refresh(rows, entity, store)
        }
    }

    /// Reads rows, and updates their instances.
    func refresh(_ rows: Set<Int64>, _ entity: Schema.Entity, _ store: ModelStore) throws {
        staleRows.remove(rows, entity)
        let layout = refreshLayout(rows, entity)
        let found = try read(store) { db in try StoredValues(rows, layout, db) }
        // Observers run from here on: outside the access to the database.
        take(found, layout)
    }

    /// The columns to read. Includes externally stored values if an instance has loaded one.
    func refreshLayout(_ rows: some Collection<Int64>, _ entity: Schema.Entity) -> RowLayout {
        let hasExternalValues = entity.allProperties.contains { property in
            property.isStoredExternally
                && rows.contains { registry[entity, $0].map { !$0._$model.isDeferred(property.index) } ?? false }
        }
        guard !hasExternalValues, let place = core.place(of: entity.type) else {
            return RowLayout(entity, fetching: Set(entity.allProperties.map(\.index)))
        }
        return place.layout
    }

    /// Updates the instances of rows with the values that were read.
    func take(_ stored: StoredValues, _ layout: RowLayout) {
        hasHiddenCommits = hasHiddenCommits || hasChanges
        let entity = layout.entity
        for (rowID, values) in stored.arrived {
            let models = registry.all(entity, rowID)
            for model in models { refresh(model, entity, rowID, values, layout) }
            if models.isEmpty { refresh(nil, entity, rowID, values, layout) }
        }
        for model in stored.gone.flatMap({ registry.all(entity, $0) }) {
            takeOutOfRelationships(model)
            changed.remove(model)
            deleted.remove(model)
            markDeleted(model)
        }
    }

    /// - Parameter model: Nil for a row without an instance, which may belong to a relationship of another one.
    private func refresh(
        _ model: (any PersistentModel)?,
        _ entity: Schema.Entity,
        _ rowID: Int64,
        _ values: [DatabaseValue],
        _ layout: RowLayout
    ) {
        var failure: ModelError?
        defer { setUnreadable(failure, entity, rowID) }
        for (value, column) in zip(values, layout.columns) {
            let property = column.property
            switch property.kind {
            case .attribute(let attribute):
                guard let model, model._$model.extras?.originalValues[property.index] == nil else { continue }
                let isDeferred = model._$model.isDeferred(property.index)
                if isDeferred, property.isStoredExternally { continue }
                do {
                    try attribute.access.refresh(model, from: value)
                    if isDeferred { model._$model.extrasForObservation().loadedAttributes.insert(property.index) }
                } catch {
                    let error = layout.error(property.index, rowID, error)
                    failure = failure ?? error
                }
            case .relationship(let end):
                refreshToOne(property, end, of: model, entity, rowID, Int64.fromDatabaseValue(value))
            }
        }
    }

    /// Records that the row of a living instance has an unreadable value, or clears that record.
    func setUnreadable(_ error: ModelError?, _ entity: Schema.Entity, _ rowID: Int64) {
        let type = ObjectIdentifier(entity)
        guard error != nil || !unreadableRows.isEmpty else { return }
        if let error, unreadableRows[type]?[rowID]?.message != error.message { Self.logger.error("\(error)") }
        unreadableRows[type, default: [:]][rowID] = error
        if unreadableRows[type]?.isEmpty == true { unreadableRows[type] = nil }
    }

    /// The error of the first instance whose row can't be read; nil if there is none.
    func unreadable(among models: [some PersistentModel], _ entity: Schema.Entity) -> ModelError? {
        guard let rows = unreadableRows[ObjectIdentifier(entity)] else { return nil }
        return models.lazy.compactMap { rows[$0._$model.rowID] }.first
    }

    /// Updates both sides of a to-one relationship with the key that was read.
    private func refreshToOne(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        of model: (any PersistentModel)?,
        _ entity: Schema.Entity,
        _ rowID: Int64,
        _ key: Int64?
    ) {
        guard model?._$model.extras?.originalSlots[property.index] == nil, let destination = end.destination else {
            return
        }
        let owner = key.flatMap { registry[destination, $0] }
        let slot = model?._$model.extras?.slots[property.index]
        if let model, let slot {
            let previous = slot.models.first
            guard previous?._$model.rowID != key else { return }
            if let previous { remove(model, from: previous, end) }
            end.access.withMutation(of: model) {
                // An owner that is not registered in the context is fetched on demand.
                model._$model.extras?.slots[property.index] = owner.map { end.access.makeSlot([$0]) }
            }
        }
        guard let owner, let inverse = end.inverse, let other = inverse.relationship,
            let ownerSlot = owner._$model.extras?.slots[inverse.index],
            let arrival = model ?? self.model(entity, rowID), !ownerSlot.contains(arrival)
        else { return }
        other.access.withMutation(of: owner) { ownerSlot.add(arrival) }
        arrival._$model.extrasForObservation().slots[property.index] = end.access.makeSlot([owner])
    }

    private func remove(_ model: any PersistentModel, from owner: any PersistentModel, _ end: Schema.RelationshipEnd) {
        guard let inverse = end.inverse, let slot = owner._$model.extras?.slots[inverse.index], slot.contains(model)
        else { return }
        inverse.relationship?.access.withMutation(of: owner) { slot.remove(model) }
    }

    /// The instance of a row that another connection has inserted.
    private func model(_ entity: Schema.Entity, _ rowID: Int64) -> (any PersistentModel)? {
        do {
            let place = try core.requirePlace(of: entity.type)
            return try read(place.store) { db in try models([rowID], place, db)[rowID] }
        } catch {
            Self.logger.error("The row \(rowID) of \(entity.tableName) can't be read: \(error)")
            return nil
        }
    }

    /// Whether a relationship has to be read as a whole: changed rows of its join table don't identify the owners, and changed rows of the
    /// related table may be unknown.
    private func needsReload(_ end: Schema.RelationshipEnd, _ changes: RowChanges) -> Bool {
        switch end.storage {
        case .column: false
        case .inverse:
            changes.everything || end.destination.map { changes.hasUnknownRows(of: $0.tableName.lowercased()) } ?? false
        case .joinTable(let table): changes.everything || changes.rows[table.name.lowercased()] != nil
        }
    }

    /// Reloads loaded relationships whose rows were changed by others and are not known individually. On the main actor, those of many
    /// instances are deferred to later turns.
    private func reloadRelationships(of store: ModelStore, _ changes: RowChanges) throws {
        for entity in store.entities {
            for property in entity.allProperties {
                guard let end = property.relationship, needsReload(end, changes),
                    loadedRelationships.contains(ObjectIdentifier(property))
                else { continue }
                try reread(property, end, of: registry.storedRowIDs(of: entity), entity)
            }
        }
    }

    /// Reloads a relationship of rows. On the main actor, that of many rows is deferred to later turns.
    func reread(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        of owners: Set<Int64>,
        _ entity: Schema.Entity
    ) throws {
        if owners.count > StaleRows.countPerTurn, mainTurn != nil {
            staleRelationships.add(owners, property, end, entity)
        } else {
            try reload(property, end, of: owners, entity)
        }
    }

    /// Reloads a relationship for those instances of rows that have loaded it.
    func reload(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        of rows: some Collection<Int64>,
        _ entity: Schema.Entity
    ) throws {
        hasHiddenCommits = hasHiddenCommits || hasChanges
        let loaded = rows.compactMap { registry[entity, $0] }.filter {
            $0._$model.extras?.slots[property.index] != nil && $0._$model.extras?.originalSlots[property.index] == nil
        }
        guard !loaded.isEmpty else { return }
        let previous = loaded.map { $0._$model.extras?.slots[property.index] }
        try load(property, end, of: loaded, in: entity)
        for (model, slot) in zip(loaded, previous) {
            let present = model._$model.extras?.slots[property.index]
            let isSame = present?.models.map(ObjectIdentifier.init) == slot?.models.map(ObjectIdentifier.init)
            model._$model.extras?.slots[property.index] = slot
            guard !isSame else { continue }
            end.access.withMutation(of: model) { model._$model.extras?.slots[property.index] = present }
        }
    }
}
