import EvergreenComparison
import Observation

/// Reads a value from the view's environment.
///
/// The view's body runs when this value changes, but not when other environment values do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Reads the object of a type.
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .keyPath(keyPath)
    }

    /// Reads the `@Observable` object of a type. An ancestor must set it with `environment(_:)`; reading a missing object is a programming
    /// error.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { environment in
            guard let object = environment[ObservableObjectKey<Value>.self] else {
                preconditionFailure(
                    "No \(Value.self) in the environment: set one with .environment(_:) on an ancestor of this view."
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

    /// The value from the view's environment. Before the view is mounted, the default value.
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
    /// The values are compared by `EnvironmentReads`.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        switch (lhs.source, rhs.source) {
        case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
        // The property's type determines the object's type.
        case (.object, .object): true
        case (.keyPath, .object), (.object, .keyPath): false
        }
    }
}
