import EvergreenComparison
import OpenCombineShim

/// An observable object that a view owns. When the object changes, the view's body runs.
///
/// It is created once per identity of the view, before the first `body`, and released with the identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: @MainActor () -> ObjectType
    private var object: ObjectType?

    /// A state object from an expression, which is evaluated when the view is mounted, once per identity.
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
            if !(ObjectType.self is any UnsavedObject.Type) { storage.node?.archive?.noteUnsavable(ObjectType.self) }
            return StateObjectOwner(make())
        }
        owner.subscription.observe(owner.object, for: storage.node)
        property.object = owner.object
    }
}

extension StateObject: InputComparable {
    /// Only the expression of the first view of an identity is evaluated.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// An object that has nothing that an app would want to be saved with the state of a window.
package protocol UnsavedObject: AnyObject {}

@MainActor
private final class StateObjectOwner<ObjectType: ObservableObject>: StateOwner {
    let object: ObjectType
    /// What an object is changed to, it alone knows.
    var hasState: Bool { true }
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) {
        self.object = object
    }
}
