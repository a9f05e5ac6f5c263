import EvergreenComparison

/// An object of this package that a view owns. When its source changes, the view's node is invalidated, without a publisher.
///
/// Like a `StateObject`, it is created once per identity of the view, before the first `body`, and released with the identity. A suspended
/// page drops it, and the view creates another one when the page is shown again, unless it is an ``UnsavedSource``.
@propertyWrapper
@usableFromInline
package struct OwnedSource<Object: SourceObject>: DynamicProperty {
    @usableFromInline let make: @MainActor () -> Object
    @usableFromInline var object: Object?

    /// An object from an expression that is evaluated once per identity, when the view is mounted.
    package init(wrappedValue: @autoclosure @escaping @MainActor () -> Object) {
        make = wrappedValue
    }

    /// The object. Before the view is mounted, each access creates another one.
    @MainActor
    @inlinable
    package var wrappedValue: Object { object ?? make() }

    @MainActor
    @usableFromInline
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
    /// Only the expression of an identity's first view is evaluated.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// An object that notifies the view that owns it of changes.
@MainActor
@usableFromInline
package protocol SourceObject: AnyObject {
    /// The state that the view depends on.
    var source: StateSource { get }
}

/// A source with values of the app that can't be saved. A suspended page keeps it.
package protocol UnsavedSource: SourceObject {
    /// The source's public type, for reports.
    nonisolated static var unsavedType: Any.Type { get }
}

/// A source that can tell whether it has the same values as another view's source, and always will.
@MainActor
package protocol InterchangeableSource: SourceObject {
    func isInterchangeable(with other: AnyObject) -> Bool
}
