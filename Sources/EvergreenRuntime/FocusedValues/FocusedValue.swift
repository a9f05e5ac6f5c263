import EvergreenComparison
public import Observation
public import OpenCombineShim

/// Reads a focused value of the window. A view or command that reads it updates when the value changes.
///
/// ```swift
/// struct PlayerCommands: Commands {
///     @FocusedValue(\.selectedPlayer) private var player
///
///     var body: some Commands {
///         CommandMenu("Player") {
///             Button("Reset score") { player?.wrappedValue.score = 0 }
///                 .disabled(player == nil)
///         }
///     }
/// }
/// ```
///
/// Always nil in an app and its scenes, which are shared by all windows.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var window: WindowFocusedValues?

    /// Reads the focused value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// Reads the focused `@Observable` object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \.[object: FocusedObjectType<Value>()]
    }

    /// The value; nil if no view exports one.
    @MainActor
    public var wrappedValue: Value? { window?.values[keyPath: keyPath] }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.window = storage.environment.windowFocusedValues
    }
}

extension FocusedValue: InputComparable {
    /// Values are read while the body runs.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }
}

/// Reads and writes through a focused binding of the window.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// The binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        binding = FocusedValue(keyPath)
    }

    /// The value of the binding; nil if no view exports one. Without a binding, writes are ignored.
    @MainActor
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
    }

    /// A binding to the value; its value is nil if no view exports one.
    @MainActor
    public var projectedValue: Binding<Value?> {
        let binding = binding.wrappedValue
        return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        FocusedValue._connect(&property.binding, to: storage)
    }
}

extension FocusedBinding: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        FocusedValue.inputsAreEqual(lhs.binding, rhs.binding)
    }
}

/// Reads a focused `ObservableObject` of the window, and observes it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of the type.
    public init() {}

    /// The object; nil if no view exports one.
    @MainActor
    public var wrappedValue: ObjectType? { object }

    /// Creates bindings to the object's properties: `$model?.name`. Nil if no view exports one.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        object.map { ObservedObject(wrappedValue: $0).projectedValue }
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let subscription = storage.slot { ObjectSubscription<ObjectType>() }
        property.object = storage.environment.windowFocusedValues?.values[object: FocusedObjectType()]
        if let object = property.object { subscription.observe(object, for: storage.node) }
    }
}

extension FocusedObject: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
