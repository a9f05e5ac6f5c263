import Observation

/// A property of a view that reads a value from the view's environment.
///
/// The view's body runs again when that value changes, and not when other values of the environment do.
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

    /// Reads the observable object of a type, which a view around must have set with `environment(_:)`.
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

    /// Reads the observable object of a type, if a view around has set one with `environment(_:)`.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        keyPath = nil
        read = { $0[ObservableObjectKey<Object>.self] }
    }

    /// The value that the view's environment has. Before the view is shown, the default value.
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
    /// The values that are read are compared where they are read: see `EnvironmentReads`.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }
}
