import OpenCombineShim

/// An object that a view around has put into the environment. Its published changes run the view's body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// The object. A view around must have set it with `environmentObject(_:)`.
    @MainActor
    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No \(ObjectType.self) in the environment: set one with .environmentObject(_:) on a view around this one."
            )
        }
        return object
    }

    /// Gives bindings to the object's properties.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let subscription = storage.slot { ObjectSubscription<ObjectType>() }
        property.object = storage.environment[ObservableObjectKey<ObjectType>.self]
        if let object = property.object { subscription.follow(object, for: storage.node) }
    }
}

extension EnvironmentObject: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension EnvironmentObject: BindingValue {}
