import EvergreenComparison

/// An object of this package's own that a view owns. When its source changes, the view's node is invalidated, with no
/// publisher in between.
///
/// Like `StateObject`, it is made once per identity of the view, before the first `body`, and released with the identity. A
/// page that sleeps drops it, and the view makes another one when the page is seen again, unless it is an ``UnsavedSource``.
@propertyWrapper
package struct OwnedSource<Object: SourceObject>: DynamicProperty {
    private let make: @MainActor () -> Object
    private var object: Object?

    /// An object from an expression, which is evaluated when the view is mounted, once per identity.
    package init(wrappedValue: @autoclosure @escaping @MainActor () -> Object) {
        make = wrappedValue
    }

    /// The object. Before the view is mounted, each access creates another one.
    @MainActor
    package var wrappedValue: Object { object ?? make() }

    @MainActor
    package static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        let owner = storage.slot { [make = property.make] in
            let unsaved = Object.self as? any UnsavedSource.Type
            return ObjectOwner(
                slot: unsaved == nil ? nil : storage.stateSlot,
                namedType: unsaved?.unsavedType ?? Object.self,
                make: { storage.takeHeld(as: Object.self) ?? make() }
            )
        }
        owner.object.source.owner = storage.node
        property.object = owner.object
    }
}

extension OwnedSource: InputComparable {
    /// Only the expression of the first view of an identity is evaluated.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// An object that tells the view that owns it of its changes.
@MainActor
package protocol SourceObject: AnyObject {
    /// What the view depends on.
    var source: StateSource { get }
}

/// A source with something of an app's that can't be saved. A page that sleeps keeps it.
package protocol UnsavedSource: SourceObject {
    /// The type that an app knows it by.
    nonisolated static var unsavedType: Any.Type { get }
}

/// A source that can tell whether that of another view has the same, and will have the same.
@MainActor
package protocol InterchangeableSource: SourceObject {
    func isInterchangeable(with other: AnyObject) -> Bool
}
