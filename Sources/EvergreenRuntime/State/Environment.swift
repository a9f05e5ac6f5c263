import EvergreenComparison
import Observation

/// Reads a value from the view's environment.
///
/// The view's body runs again when this value changes, not when other values of the environment do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the `@Observable` object of a type. An ancestor must have set it with `environment(_:)`: reading it
    /// without that is a programming error.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = nil
        read = { environment in
            guard let object = environment[ObservableObjectKey<Value>.self] else {
                preconditionFailure(
                    "No \(Value.self) in the environment: set one with .environment(_:) on a view around this one."
                )
            }
            return object
        }
    }

    /// Reads the `@Observable` object of a type; nil if no ancestor has set one with `environment(_:)`.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        keyPath = nil
        read = { $0[ObservableObjectKey<Object>.self] }
    }

    /// The value of the view's environment. Before the view is mounted, the default value.
    @MainActor
    public var wrappedValue: Value {
        value ?? read(EnvironmentValues())
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.value = property.read(storage.environment)
    }
}

extension Environment: InputComparable {
    /// Values are compared by their readers: see `EnvironmentReads`.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }
}
