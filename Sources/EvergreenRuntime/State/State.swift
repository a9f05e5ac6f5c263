import EvergreenComparison

/// A value that a view owns. It lives as long as the view's identity.
///
/// Setting it invalidates the bodies that read it, unless the new value equals the old one.
///
/// After a server restart, values are restored if their type is `Codable`, an enumeration with raw values or `CaseIterable`, or an optional
/// of these. Other values are reset to their initial values.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    // Inlinable accessors: a body may read a state once per row. Specialized in the app, they look up no metadata.
    @usableFromInline let initialValue: Value
    @usableFromInline var location: StateLocation<Value>?

    /// A state with an initial value, which is used once per identity of the view.
    @inlinable
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// A state with an initial value, which is used once per identity of the view.
    @inlinable
    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    /// The value. Setting it before the view is mounted, as in its initializer, is reported as an issue and has no effect.
    @MainActor
    @inlinable
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else { return reportEarlyWrite(of: Self.self) }
            location.value = newValue
        }
    }

    /// A binding to the value.
    @MainActor
    @inlinable
    public var projectedValue: Binding<Value> {
        guard let location else { return detachedBinding }
        return Binding(location: location)
    }

    @MainActor
    @usableFromInline
    var detachedBinding: Binding<Value> { Binding(location: DetachedLocation(initialValue)) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.location = storage.slot { [initialValue = property.initialValue] in
            guard let held = storage.takeHeld(as: StateLocation<Value>.self) else {
                return StateLocation(initialValue, slot: storage.stateSlot)
            }
            held.move(to: storage.stateSlot)
            return held
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that is initially nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: InputComparable {
    /// Only the initial value of an identity's first view is used.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
