/// A value that somebody else owns, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: any BindingLocation<Value>

    init(location: any BindingLocation<Value>) {
        self.location = location
    }

    /// A binding that calls a closure to get the value, and another one to set it.
    nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding whose value never changes: setting it does nothing.
    @MainActor
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. Setting it calls its owner, at once.
    @MainActor
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> { self }

    nonisolated public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a property of the value.
    @MainActor
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    }
}

extension Binding {
    /// A binding to a value of its own, which starts with `value`.
    @MainActor
    package static func stored(_ value: Value) -> Binding<Value> { Binding(location: StateLocation(value)) }

    /// A binding to what is inside an optional; nil if there is nothing.
    ///
    /// The binding goes on giving the last value after the optional has become nil, and writes nothing then.
    @MainActor
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        location = UnwrappedLocation(base: base.location, value: value)
    }

    /// A binding to an optional that always has a value. Setting it to nil does nothing.
    @MainActor
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        location = WrappedLocation(base: base.location)
    }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
    /// The id of the value.
    @MainActor
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.location.isEqual(to: rhs.location) }
}

extension Binding: BindingValue {}
