import EvergreenComparison
import Observation

/// Reads a value from the view's environment.
///
/// The view's body runs when this value changes, but not when other environment values do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    @usableFromInline
    enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Reads the object of a type.
        case object((EnvironmentValues) -> Value)
    }

    // Inlinable initializers and accessors: a body creates the properties of one view per row. Specialized in the app, they look up no
    // metadata.
    @usableFromInline let source: Source
    @usableFromInline var value: Value?

    /// Reads the value at a key path of the environment.
    @inlinable
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

    @usableFromInline
    func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }

    /// The value from the view's environment. Before the view is mounted, the default value.
    @MainActor
    @inlinable
    public var wrappedValue: Value {
        value ?? read(EnvironmentValues())
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.value = property.read(storage.environment)
    }
}

extension Environment: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        sourcesAreEqual(lhs.source, rhs.source)
    }

    package static func inputsAreEqual(at lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
        sourcesAreEqual(lhs.pointee.source, rhs.pointee.source)
    }

    /// The values are compared by `EnvironmentReads`.
    private static func sourcesAreEqual(_ lhs: Source, _ rhs: Source) -> Bool {
        switch (lhs, rhs) {
        case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
        // The property's type determines the object's type.
        case (.object, .object): true
        case (.keyPath, .object), (.object, .keyPath): false
        }
    }
}
