import EvergreenComparison

/// The keyboard focus of a view's controls. Setting it moves the focus.
///
/// Use a `Bool` for a single control (see ``View/focused(_:)``), and an optional value for one of several (see
/// ``View/focused(_:equals:)``). A value that no visible control has is reset to `false` or nil after the update.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A reference to a focus state, for controls and other views.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>

        /// The focused control. Setting it moves the focus after the next update.
        @MainActor
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let neutral: Value
    private var location: FocusLocation<Value>?

    /// A focus state for a single control, initially unfocused.
    public init() where Value == Bool {
        neutral = false
    }

    /// A focus state for several controls, initially unfocused.
    public init<T: Hashable>() where Value == T? {
        neutral = nil
    }

    /// The focused control. Setting it before the view is mounted is reported as an issue and has no effect.
    @MainActor
    public var wrappedValue: Value {
        get { location?.value ?? neutral }
        nonmutating set {
            guard let location else { return reportEarlyWrite(of: Self.self) }
            location.value = newValue
        }
    }

    /// A binding for ``View/focused(_:)``, ``View/focused(_:equals:)`` and other views.
    @MainActor
    public var projectedValue: Binding { Binding(location: location ?? FocusLocation(neutral: neutral)) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let location = storage.slot { [neutral = property.neutral] in
            storage.takeHeld(as: FocusLocation<Value>.self) ?? FocusLocation(neutral: neutral)
        }
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
