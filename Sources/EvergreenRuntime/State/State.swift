/// A value that a view owns: it outlives the view's `body`, and lives as long as the view's identity.
///
/// Setting it runs the bodies that read it, unless the new value equals the old one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// The value with which the view starts.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// The value with which the view starts.
    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    /// The value. Can be set once the view is shown: not in the view's initializer.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else { return reportEarlyWrite(of: Self.self) }
            location.value = newValue
        }
    }

    /// A binding to the value.
    @MainActor
    public var projectedValue: Binding<Value> {
        guard let location else {
            return Binding(location: DetachedLocation(initialValue))
        }
        return Binding(location: location)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.location = storage.slot { [initialValue = property.initialValue] in StateLocation(initialValue) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: InputComparable {
    /// Only the first view's initial value matters.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
