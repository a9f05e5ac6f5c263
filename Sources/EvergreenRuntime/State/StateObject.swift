import EvergreenComparison
import OpenCombineShim

/// An observable object that a view owns. When the object changes, the view's body runs.
///
/// It is created once per identity of the view, before the first `body`, and released with the identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: @MainActor () -> ObjectType
    private var object: ObjectType?

    /// A state object from an expression that is evaluated once per identity, when the view is mounted.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
        make = wrappedValue
    }

    /// The object. Before the view is mounted, each access creates another one.
    @MainActor
    public var wrappedValue: ObjectType { object ?? make() }

    /// Creates bindings to the object's properties: `$model.name`.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let owner = storage.slot { [make = property.make] in
            ObjectOwner(slot: storage.stateSlot, make: make)
        }
        storage.slot { ObjectSubscription<ObjectType>() }.observe(owner.object, for: storage.node)
        property.object = owner.object
    }
}

extension StateObject: InputComparable {
    /// Only the expression of an identity's first view is evaluated.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
