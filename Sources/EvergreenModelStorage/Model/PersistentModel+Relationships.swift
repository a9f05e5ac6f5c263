// Called by the accessors that `@Model` generates.
extension PersistentModel {
    /// Reads a to-one relationship.
    public func _$value<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, Related?>,
        _ property: Int,
        _ stored: Related?
    ) -> Related? {
        if !isObservationPaused { extras.registrar.access(self, keyPath: keyPath) }
        return (relationshipSlot(property) as? ToOneSlot<Related>)?.model
    }

    /// Reads a required to-one relationship.
    public func _$value<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, Related>,
        _ property: Int,
        _ stored: Related
    ) -> Related {
        if !isObservationPaused { extras.registrar.access(self, keyPath: keyPath) }
        // The stored model is the last one that existed: if its row was deleted, its `isDeleted` is true.
        return (relationshipSlot(property) as? ToOneSlot<Related>)?.model ?? stored
    }

    /// Reads a to-many relationship.
    public func _$value<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, [Related]>,
        _ property: Int,
        _ stored: [Related]
    ) -> [Related] {
        if !isObservationPaused { extras.registrar.access(self, keyPath: keyPath) }
        return (relationshipSlot(property) as? ToManySlot<Related>)?.related ?? []
    }

    /// Reads an optional to-many relationship.
    public func _$value<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, [Related]?>,
        _ property: Int,
        _ stored: [Related]?
    ) -> [Related]? {
        if !isObservationPaused { extras.registrar.access(self, keyPath: keyPath) }
        return (relationshipSlot(property) as? ToManySlot<Related>)?.related
    }

    /// Called before a to-one relationship changes.
    public func _$willSet<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, Related?>,
        _ property: Int,
        _ stored: Related?,
        _ newValue: Related?
    ) -> Related? {
        willRelate(keyPath, property, to: ToOneSlot(newValue))
        return nil
    }

    /// Called before a required to-one relationship changes.
    public func _$willSet<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, Related>,
        _ property: Int,
        _ stored: Related,
        _ newValue: Related
    ) -> Related {
        willRelate(keyPath, property, to: ToOneSlot(newValue))
        return newValue
    }

    /// Called before a to-many relationship changes.
    public func _$willSet<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, [Related]>,
        _ property: Int,
        _ stored: [Related],
        _ newValue: [Related]
    ) -> [Related] {
        willRelate(keyPath, property, to: ToManySlot(newValue))
        return []
    }

    /// Called before an optional to-many relationship changes.
    public func _$willSet<Related: PersistentModel>(
        _ keyPath: KeyPath<Self, [Related]?>,
        _ property: Int,
        _ stored: [Related]?,
        _ newValue: [Related]?
    ) -> [Related]? {
        willRelate(keyPath, property, to: ToManySlot(newValue ?? []))
        return nil
    }

    private func relationshipSlot(_ property: Int) -> RelationshipSlot? {
        let extras = extras
        if let slot = extras.slots[property] { return slot }
        return _$model.context?.load(property, of: self)
    }

    private func willRelate<Value>(_ keyPath: KeyPath<Self, Value>, _ property: Int, to slot: RelationshipSlot) {
        let extras = extras
        extras.existingRegistrar?.willSet(self, keyPath: keyPath)
        if let context = _$model.context, !extras.isDeleted {
            context.relate(self, property, to: slot)
        } else {
            extras.slots[property] = slot
            // An instance that was never inserted joins the context of its related instance.
            if _$model.batch == nil, let context = slot.models.lazy.compactMap(\._$model.context).first {
                context.attach(self)
            }
        }
    }
}
