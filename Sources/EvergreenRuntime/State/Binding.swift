import EvergreenComparison

/// Read and write access to a value with another owner.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    @usableFromInline let location: any BindingLocation<Value>

    @inlinable
    init(location: any BindingLocation<Value>) {
        self.location = location
    }

    /// A binding with custom accessors.
    ///
    /// Bindings whose closures capture values compare as unequal: a view with such a binding runs its body on each update of its parent.
    nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding with custom accessors. The setter also gets the transaction of the change, for example to read its animation.
    nonisolated public init(
        get: @escaping @MainActor () -> Value,
        set: @escaping @MainActor (Value, Transaction) -> Void
    ) {
        location = ClosureLocation(get: get, set: { set($0, Transaction.current) })
    }

    /// A binding to an immutable value. Setting it does nothing.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. Setting it writes to the owner synchronously.
    @MainActor
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    /// The binding itself: `$name` passes it on.
    public var projectedValue: Binding<Value> { self }

    /// Copies a binding, for a `@Binding` parameter and an argument `$name`.
    nonisolated public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    }
}

extension Binding {
    /// A binding that owns its value.
    @MainActor
    package static func stored(_ value: Value) -> Binding<Value> { Binding(StateLocation(value)) }

    /// A binding to a node's state.
    package init(_ location: StateLocation<Value>) {
        self.init(location: location)
    }

    /// A binding to the wrapped value of an optional; nil if that is nil.
    ///
    /// If the optional becomes nil later, the binding returns the last value, and ignores writes.
    @MainActor
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base: base.location, value: value)
    }

    /// A binding that promotes a value to an optional. Setting it to nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        location = WrappedLocation(base: base.location)
    }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
    /// The id of the value.
    @MainActor
    public var id: Value.ID { wrappedValue.id }
}

/// A binding can be passed between actors, and is read and written on the main actor.
///
/// `@unchecked`: `location` is a constant, and all requirements of `BindingLocation` are isolated to the main actor, which the compiler
/// does not take into account for an `any BindingLocation`.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: WindowBound {}

extension Binding: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.location.isEqual(to: rhs.location) }
}

extension Binding: BindingValue {}
