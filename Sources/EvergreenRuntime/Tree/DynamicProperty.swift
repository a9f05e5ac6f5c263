/// A stored property of a view whose value comes from outside of the view: state, the environment, a database.
///
/// Before each `body`, the dynamic properties inside of a dynamic property are updated first, then ``update()`` is
/// called. So property wrappers can be composed of others.
@MainActor
@preconcurrency
public protocol DynamicProperty {
    /// Called before each run of the view's `body`, after the nested dynamic properties are updated. Does nothing by
    /// default.
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
