// Called by the accessors that `@Model` generates.
extension PersistentModel {
    var extras: ModelExtras { _$model.extrasForObservation() }

    /// Whether a predicate or an order is reading, rather than a view.
    var isObservationPaused: Bool { _$model.batch?.observation.isPaused == true }

    /// Reads an attribute.
    @_disfavoredOverload
    public func _$value<Value: Codable>(_ keyPath: KeyPath<Self, Value>, _ property: Int, _ stored: Value) -> Value {
        if !isObservationPaused { extras.registrar.access(self, keyPath: keyPath) }
        return deferredValue(property) ?? stored
    }

    /// Loads the value of a deferred attribute; nil if it is not deferred.
    private func deferredValue<Value>(_ property: Int) -> Value? {
        guard _$model.isDeferred(property) else { return nil }
        return _$model.context?.loadDeferred(property, of: self) as? Value
    }

    /// Called before an attribute changes. Returns the value to store.
    @_disfavoredOverload
    public func _$willSet<Value: Codable>(
        _ keyPath: KeyPath<Self, Value>,
        _ property: Int,
        _ stored: Value,
        _ newValue: Value
    ) -> Value {
        let stored = deferredValue(property) ?? stored
        let extras = extras
        extras.existingRegistrar?.willSet(self, keyPath: keyPath)
        if _$model.batch != nil, !extras.isDeleted {
            if extras.originalValues[property] == nil { extras.originalValues[property] = stored }
            _$model.context?.didChange(self)
        }
        return newValue
    }

    /// Notifies observers that an attribute has changed.
    @_disfavoredOverload
    public func _$didSet<Value>(_ keyPath: KeyPath<Self, Value>, _ property: Int) {
        _$model.extras?.existingRegistrar?.didSet(self, keyPath: keyPath)
    }

    /// Reads a property whose type can't be stored.
    ///
    /// The other functions called by the generated code for it are available, so that the compiler reports the error once.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "This type can't be stored: make it Codable, or mark the property with @Transient"
    )
    public func _$value<Value>(_ keyPath: KeyPath<Self, Value>, _ property: Int, _ stored: Value) -> Value { stored }

    /// Sets a property whose type can't be stored.
    @_disfavoredOverload
    public func _$willSet<Value>(
        _ keyPath: KeyPath<Self, Value>,
        _ property: Int,
        _ stored: Value,
        _ newValue: Value
    ) -> Value { newValue }
}
