/// Says which control of a view has the keyboard's focus. Setting it moves the focus.
///
/// A `Bool` stands for one control (see ``View/focused(_:)``), an optional value for one of several
/// (see ``View/focused(_:equals:)``). A value that stands for no control that is shown is taken back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus for somebody else.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        @MainActor
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private let neutral: Value
    private var location: FocusLocation<Value>?

    /// Starts without the focus.
    public init() where Value == Bool {
        neutral = false
    }

    /// Starts without the focus.
    public init<T: Hashable>() where Value == T? {
        neutral = nil
    }

    /// Which control has the focus. Can be set once the view is shown.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? neutral }
        nonmutating set {
            guard let location else { return reportEarlyWrite(of: Self.self) }
            location.value = newValue
        }
    }

    /// What controls and other views take.
    @MainActor
    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(neutral: neutral)) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let location = storage.slot { [neutral = property.neutral] in FocusLocation(neutral: neutral) }
        location.tree = storage.node?.tree
        property.location = location
    }
}

extension FocusState: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension FocusState.Binding: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.location === rhs.location }
}
