import EvergreenComparison
import Foundation
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
            StateObjectOwner(slot: unsavedType == nil ? nil : storage.stateSlot, make: make)
        }
        owner.subscription.observe(owner.object, for: storage.node)
        property.object = owner.object
    }
}

extension StateObject {
    /// The type whose state is lost with the view; nil if nothing is.
    fileprivate static var unsavedType: Any.Type? {
        guard let type = ObjectType.self as? any UnsavedObject.Type else { return ObjectType.self }
        return type.unsavedType
    }
}

extension StateObject: InputComparable {
    /// Only the expression of the first view of an identity is evaluated.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// An object of Evergreen's own that a view has as its state.
package protocol UnsavedObject: AnyObject {
    /// The type of an app's object that it holds; nil if it has nothing that an app would want to be saved.
    static var unsavedType: Any.Type? { get }
}

@MainActor
private final class StateObjectOwner<ObjectType: ObservableObject>: StateOwner {
    let object: ObjectType
    /// What an object is changed to, it alone knows.
    var hasState: Bool { true }
    let subscription = ObjectSubscription<ObjectType>()
    private let slot: StateSlot?

    /// - Parameters:
    ///   - slot: Where a former window may have left an object, which is used instead.
    init(slot: StateSlot?, make: @MainActor () -> ObjectType) {
        self.slot = slot
        if let archive = slot?.archive, archive.hasWaiting, let key = slot?.key(for: ObjectType.self),
            let kept = archive.claimValue(key, as: ObjectType.self)
        {
            object = kept
        } else {
            object = make()
        }
        slot?.archive?.noteObject(of: self)
    }
}

extension StateObjectOwner: ArchivedLocation {
    var stateKey: StateKey? { slot?.key(for: ObjectType.self) }
    var encodedValue: Data? { nil }
    var keptValue: Any { object }
    var typeName: String { _typeName(StateObject<ObjectType>.unsavedType ?? ObjectType.self, qualified: false) }
}
