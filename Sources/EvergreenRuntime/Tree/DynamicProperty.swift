/// A stored property of a view that gets its value from outside the view: from state, the environment, a database.
///
/// Property wrappers are made of others: each stored property of a dynamic property that is a dynamic property itself
/// is brought up to date first, then `update()` is called; all that before the view's `body` runs.
@MainActor
@preconcurrency
public protocol DynamicProperty {
    /// Called each time before the view's `body` runs, once the properties inside have their values.
    mutating func update()

    static func _connect(_ property: inout Self, to storage: _PropertyStorage)
}

extension DynamicProperty {
    public mutating func update() {}

    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        DynamicFields.of(Self.self).connect(&property, to: storage)
        property.update()
    }
}
