import GRDB
import GRDBSQLite

// MARK: - Changing relationships

extension ModelContext {
    /// Sets a relationship of an instance, and its inverse.
    func relate(_ model: any PersistentModel, _ index: Int, to newSlot: RelationshipSlot) {
        guard let property = model._$model.batch?.entity.allProperties[index], let end = property.relationship else {
            return
        }
        let old = model._$model.extras?.slots[index] ?? load(index, of: model)
        if let old, let appended = newSlot.takeAppended(to: old) {
            return relate(model, property, end, to: newSlot, appended: appended, to: old)
        }
        let before = old?.models ?? []
        let after = distinct(newSlot.models)
        remember(property, of: model, old)
        loadedRelationships.insert(ObjectIdentifier(property))
        model._$model.extrasForObservation().slots[index] = end.access.makeSlot(after)
        for related in after where related._$model.batch == nil { attach(related) }

        let (kept, left) = (Set(after.map(ObjectIdentifier.init)), Set(before.map(ObjectIdentifier.init)))
        for related in before where !kept.contains(ObjectIdentifier(related)) {
            removeInverse(of: end, from: related, owner: model)
        }
        for related in after where !left.contains(ObjectIdentifier(related)) {
            addInverse(of: end, to: related, owner: model)
        }
        didChange(model)
    }

    /// Appends to a relationship, at a cost proportional to the appended instances.
    private func relate(
        _ model: any PersistentModel,
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        to newSlot: RelationshipSlot,
        appended: [any PersistentModel],
        to old: RelationshipSlot
    ) {
        remember(property, of: model, old)
        loadedRelationships.insert(ObjectIdentifier(property))
        model._$model.extrasForObservation().slots[property.index] = newSlot
        for related in appended where related._$model.batch == nil { attach(related) }
        for related in appended { addInverse(of: end, to: related, owner: model) }
        didChange(model)
    }

    private func distinct(_ models: [any PersistentModel]) -> [any PersistentModel] {
        guard models.count > 1 else { return models }
        var seen: Set<ObjectIdentifier> = []
        return models.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Keeps the original value of a relationship before its first unsaved change.
    private func remember(_ property: Schema.Property, of model: any PersistentModel, _ slot: RelationshipSlot?) {
        let extras = model._$model.extrasForObservation()
        guard extras.originalSlots[property.index] == nil else { return }
        extras.originalSlots.updateValue(slot?.copy(), forKey: property.index)
    }

    /// Adds the owner to the inverse relationship of a related instance.
    func addInverse(of end: Schema.RelationshipEnd, to related: any PersistentModel, owner: any PersistentModel) {
        guard related._$model.context === self, let inverse = end.inverse, let other = inverse.relationship else {
            return
        }
        let extras = related._$model.extrasForObservation()
        var slot = extras.slots[inverse.index]
        if slot == nil, !related._$model.isStored || !other.access.isToMany {
            // A to-one relationship may have a previous owner, which must be updated.
            slot = load(inverse.index, of: related)
        }
        guard slot?.contains(owner) != true else { return }
        if !other.access.isToMany {
            for previous in slot?.models ?? [] {
                guard let property = other.inverse, let previousSlot = previous._$model.extras?.slots[property.index],
                    previousSlot.contains(related)
                else { continue }
                remember(property, of: previous, previousSlot)
                end.access.withMutation(of: previous) { previousSlot.remove(related) }
                noteChange(of: previous)
            }
        }
        remember(inverse, of: related, slot)
        loadedRelationships.insert(ObjectIdentifier(inverse))
        other.access.withMutation(of: related) {
            if other.access.isToMany {
                // A to-many relationship that is not loaded includes it when it is.
                slot?.add(owner)
            } else {
                extras.slots[inverse.index] = other.access.makeSlot([owner])
            }
        }
        noteChange(of: related)
    }

    private func removeInverse(
        of end: Schema.RelationshipEnd,
        from related: any PersistentModel,
        owner: any PersistentModel
    ) {
        guard related._$model.context === self, let inverse = end.inverse, let other = inverse.relationship else {
            return
        }
        let extras = related._$model.extrasForObservation()
        if extras.slots[inverse.index] == nil, other.access.isToMany { return }
        guard let slot = extras.slots[inverse.index] ?? load(inverse.index, of: related), slot.contains(owner) else {
            return
        }
        remember(inverse, of: related, slot)
        other.access.withMutation(of: related) { slot.remove(owner) }
        noteChange(of: related)
    }

    private func noteChange(of model: any PersistentModel) {
        if !inserted.contains(model), !deleted.contains(model) { changed.append(model) }
    }
}

// MARK: - Loading relationships

extension ModelContext {
    /// Loads a relationship of an instance and of all instances of its batch, with one statement.
    ///
    /// A failure is logged, and reads as no related instances, because reading a property can't throw.
    func load(_ index: Int, of model: any PersistentModel) -> RelationshipSlot? {
        guard let batch = model._$model.batch, let property = batch.entity.allProperties[safe: index],
            let end = property.relationship
        else { return nil }
        loadedRelationships.insert(ObjectIdentifier(property))
        if !model._$model.isStored || model._$model.isDeleted {
            let slot = end.access.makeSlot([])
            model._$model.extrasForObservation().slots[index] = slot
            return slot
        }
        let members = batch.rowIDs.compactMap { registry[batch.entity, $0] }
            .filter { $0 !== model && $0._$model.extras?.slots[index] == nil && !$0._$model.isDeleted }
        do {
            try load(property, end, of: [model] + members, in: batch.entity)
        } catch {
            Self.logger.error("\(batch.entity.name).\(property.name) can't be read: \(error)")
            return nil
        }
        return model._$model.extras?.slots[index]
    }

    /// Loads a relationship of stored instances.
    func load(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        of models: [any PersistentModel],
        in entity: Schema.Entity
    ) throws {
        guard let destination = end.destination else { return }
        defer { releaseUnheldSoon() }
        let place = try core.requirePlace(of: destination.type)
        var related: [Int64: [any PersistentModel]] = [:]
        let owners = models.map(\._$model.rowID)
        let sql = Self.relatedRowsSQL(property, end, of: entity, place.layout)
        try read(place.store) { db in
            let statement = try db.cachedStatement(sql: sql)
            try statement.setArguments([owners.jsonArray])
            let keyColumn = CInt(place.layout.columns.count + 1)
            try materialize(statement, place, db) { model, statement in
                if let model, let owner = Int64.fromStatement(statement, keyColumn) {
                    related[owner, default: []].append(model)
                }
            }
        }
        loadedRelationships.insert(ObjectIdentifier(property))
        merge(pendingInto: models, property, end) { owner, change in
            change(&related[owner._$model.rowID, default: []])
        }
        for model in models {
            let found = related[model._$model.rowID] ?? []
            model._$model.extrasForObservation().slots[property.index] = end.access.makeSlot(found)
            // The inverse of a related instance is now known, too.
            guard let inverse = end.inverse, let other = inverse.relationship, !other.access.isToMany else { continue }
            for child in found {
                let extras = child._$model.extrasForObservation()
                if extras.slots[inverse.index] == nil { extras.slots[inverse.index] = other.access.makeSlot([model]) }
            }
        }
    }

    /// Merges unsaved changes of the other side into related instances that were read from the store.
    private func merge(
        pendingInto owners: [any PersistentModel],
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        _ change: (_ owner: any PersistentModel, _ body: (inout [any PersistentModel]) -> Void) -> Void
    ) {
        guard let inverse = end.inverse, !(inserted.isEmpty && changed.isEmpty), let destination = end.destination
        else { return }
        for candidate in inserted.models + changed.models where candidate._$model.batch?.entity === destination {
            guard let extras = candidate._$model.extras, let slot = extras.slots[inverse.index],
                !candidate._$model.isStored || extras.originalSlots[inverse.index] != nil
            else { continue }
            for owner in owners {
                let isRelated = slot.contains(owner)
                change(owner) { related in
                    let index = related.firstIndex { $0 === candidate }
                    switch (index, isRelated) {
                    case (nil, true): related.append(candidate)
                    case (let index?, false): related.remove(at: index)
                    default: break
                    }
                }
            }
        }
    }

    /// The SQL that selects the related rows of owners, with the key of the owner in the last column.
    private static func relatedRowsSQL(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        of entity: Schema.Entity,
        _ layout: RowLayout
    ) -> String {
        let destination = layout.entity
        let selection = layout.selection(of: "related")
        let related = destination.tableName.quotedDatabaseIdentifier
        let relatedKey = "related.\(destination.primaryKeyColumn.quotedDatabaseIdentifier)"
        let owners = "IN (SELECT value FROM json_each(?))"
        switch end.storage {
        case .column(let column):
            let own = entity.tableName.quotedDatabaseIdentifier
            let ownKey = "owner.\(entity.primaryKeyColumn.quotedDatabaseIdentifier)"
            return """
                SELECT \(selection), \(ownKey) FROM \(own) AS owner \
                JOIN \(related) AS related ON \(relatedKey) = owner.\(column.quotedDatabaseIdentifier) \
                WHERE \(ownKey) \(owners)
                """
        case .inverse:
            let key = "related.\((end.inverse?.column ?? "").quotedDatabaseIdentifier)"
            return
                "SELECT \(selection), \(key) FROM \(related) AS related WHERE \(key) \(owners) ORDER BY \(relatedKey)"
        case .joinTable(let table):
            let key = "link.\(table.ownColumn.quotedDatabaseIdentifier)"
            return """
                SELECT \(selection), \(key) FROM \(table.name.quotedDatabaseIdentifier) AS link \
                JOIN \(related) AS related ON \(relatedKey) = link.\(table.otherColumn.quotedDatabaseIdentifier) \
                WHERE \(key) \(owners) ORDER BY link.rowid
                """
        }
    }
}

extension Collection where Element == Int64 {
    /// The integers as a JSON array, for `json_each`: a single argument for any number of them.
    var jsonArray: String { "[" + map(String.init).joined(separator: ",") + "]" }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
