import EvergreenComparison
import OpenCombineShim

/// Reads an observable object from the environment. When the object changes, the view's body runs.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Reads the object of this property's type.
    public init() {}

    /// The object. An ancestor must set it with `environmentObject(_:)`; reading a missing object is a programming error.
    @MainActor
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No \(ObjectType.self) in the environment: set one with .environmentObject(_:) on an ancestor of this view."
            )
        }
        return object
    }

    /// Creates bindings to the object's properties: `$model.name`.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let subscription = storage.slot { ObjectSubscription<ObjectType>() }
        property.object = storage.environment[ObservableObjectKey<ObjectType>.self]
        if let object = property.object { subscription.observe(object, for: storage.node) }
    }
}

extension EnvironmentObject: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension EnvironmentObject: BindingValue {}
