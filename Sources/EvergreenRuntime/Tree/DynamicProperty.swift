/// A stored property of a view whose value comes from outside of the view, such as state, the environment or a database.
///
/// Before each `body`, the dynamic properties nested in a dynamic property are updated first, then ``update()`` is called. So property
/// wrappers can be composed.
@MainActor
@preconcurrency
public protocol DynamicProperty {
    /// Called before each run of the view's `body`, after nested dynamic properties were updated. Does nothing by default.
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
