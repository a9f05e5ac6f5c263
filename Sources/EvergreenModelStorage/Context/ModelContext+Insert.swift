public import Foundation

extension ModelContext {
    /// Inserts an instance, and all instances reachable through its relationships. The next save stores them.
    ///
    /// Inserting an instance again has no effect; if it was deleted since the last save, the deletion is cancelled. An instance of another
    /// context, or of a class that is not part of the container's schema, is not inserted: the next save throws an error.
    public func insert<Model: PersistentModel>(_ model: Model) {
        attach(model)
    }

    /// Attaches an instance and its graph to the context.
    func attach(_ root: any PersistentModel) {
        var waiting: [any PersistentModel] = [root]
        var attached: [any PersistentModel] = []
        while let model = waiting.popLast() {
            guard attachOne(model) else { continue }
            attached.append(model)
            for slot in model._$model.extras?.slots.values ?? [:].values {
                waiting.append(contentsOf: slot.models.reversed())
            }
        }
        for model in attached { relateInitialModels(of: model) }
        if !attached.isEmpty { pendingChangesDidChange() }
    }

    /// Attaches one instance, and returns whether it is new in the context.
    private func attachOne(_ model: any PersistentModel) -> Bool {
        if let batch = model._$model.batch {
            guard let context = batch.context, context !== self else {
                if deleted.contains(model) { undelete(model) }
                return false
            }
            note(
                ModelError(
                    .foreignModel,
                    "A \(type(of: model)._typeName) of another context was inserted. It stays in that one: save it there, "
                        + "and fetch it here with model(for: persistentModelID).",
                    entity: type(of: model)._typeName,
                    id: model.persistentModelID
                )
            )
            return false
        }
        guard let place = core.place(of: type(of: model)) else {
            do {
                _ = try core.requirePlace(of: type(of: model))
            } catch {
                note(error as? ModelError ?? ModelError(.unknownModel, "\(error)"))
            }
            return false
        }
        model._$model.batch = FetchBatch(context: self, entity: place.entity)
        if model._$model.rowID == 0 { model._$model.rowID = _ModelStorage.nextTemporaryID() }
        registry.add(model, place.entity, model._$model.rowID)
        inserted.append(model)
        return true
    }

    private func undelete(_ model: any PersistentModel) {
        deleted.remove(model)
        if model._$model.isStored {
            if model.hasChanges { changed.append(model) }
        } else {
            inserted.append(model)
        }
        pendingChangesDidChange()
    }

    /// Sets the inverses of an inserted instance's relationships.
    private func relateInitialModels(of model: any PersistentModel) {
        guard let entity = model._$model.batch?.entity, let extras = model._$model.extras else { return }
        for property in entity.allProperties {
            guard let end = property.relationship, let slot = extras.slots[property.index] else { continue }
            loadedRelationships.insert(ObjectIdentifier(property))
            for related in slot.models {
                addInverse(of: end, to: related, owner: model)
            }
        }
    }
}

extension ModelContext {
    /// Deletes an instance. The next save deletes its row, and applies the delete rules of its relationships.
    ///
    /// An instance that was never saved is removed from the context. Deleting it again has no effect.
    public func delete<Model: PersistentModel>(_ model: Model) {
        guard let batch = model._$model.batch, batch.context === self else {
            if let context = model._$model.context, context !== self {
                note(
                    ModelError(
                        .foreignModel,
                        "A \(Model._typeName) of another context was deleted. Delete it there, or fetch it here with "
                            + "model(for: persistentModelID).",
                        entity: Model._typeName,
                        id: model.persistentModelID
                    )
                )
            }
            return
        }
        guard !model._$model.isDeleted, !deleted.contains(model) else { return }
        if model._$model.isStored {
            changed.remove(model)
            deleted.append(model)
        } else {
            inserted.remove(model)
            takeOutOfRelationships(model)
            markDeleted(model)
        }
        pendingChangesDidChange()
    }

    /// Marks an instance whose row was deleted.
    func markDeleted(_ model: any PersistentModel) {
        func mark<Model: PersistentModel>(_ model: Model) {
            let extras = model.extras
            guard !extras.isDeleted else { return }
            if let batch = model._$model.batch {
                registry.remove(batch.entity, model._$model.rowID)
                setUnreadable(nil, batch.entity, model._$model.rowID)
            }
            let mark = {
                extras.isDeleted = true
                extras.forgetOriginals()
            }
            guard let registrar = extras.existingRegistrar else { return mark() }
            registrar.withMutation(of: model, keyPath: \.isDeleted, mark)
        }
        mark(model)
    }

    /// Removes an instance whose row was deleted from the loaded relationships of others.
    func takeOutOfRelationships(_ model: any PersistentModel) {
        guard let entity = model._$model.batch?.entity, let extras = model._$model.extras else { return }
        for property in entity.allProperties {
            guard let end = property.relationship, let inverse = end.inverse, let slot = extras.slots[property.index]
            else {
                continue
            }
            for related in slot.models {
                guard let other = related._$model.extras?.slots[inverse.index], other.contains(model),
                    inverse.relationship?.access.isRequired != true
                else { continue }
                inverse.relationship?.access.withMutation(of: related) { other.remove(model) }
            }
        }
    }
}
