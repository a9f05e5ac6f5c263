import EvergreenComparison
import Observation

/// Reads a value from the view's environment.
///
/// The view's body runs again when this value changes, not when other values of the environment do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// The object of a type.
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads the `@Observable` object of a type. An ancestor must have set it with `environment(_:)`: reading it
    /// without that is a programming error.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { environment in
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
        source = .object { $0[ObservableObjectKey<Object>.self] }
    }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
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
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        switch (lhs.source, rhs.source) {
        case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
        // The type of the object is that of the property.
        case (.object, .object): true
        case (.keyPath, .object), (.object, .keyPath): false
        }
    }
}
