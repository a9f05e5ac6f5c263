import OpenCombineShim

/// An object that a view owns: made once, right before the view's first `body`, released with the view's identity.
/// Its published changes run the view's body.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: @MainActor () -> ObjectType
    private var object: ObjectType?

    /// The expression is evaluated once per identity of the view, and only if the view is shown.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> ObjectType) {
        make = wrappedValue
    }

    /// The object. Before the view is shown, another one each time.
    @MainActor
    public var wrappedValue: ObjectType { object ?? make() }

    /// Gives bindings to the object's properties.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let owner = storage.slot { [make = property.make] in StateObjectOwner(make()) }
        owner.subscription.follow(owner.object, for: storage.node)
        property.object = owner.object
    }
}

extension StateObject: InputComparable {
    /// Only the first view's object is ever made.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

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
