import EvergreenComparison

/// A namespace of ids that belong to one identity of a view: for `matchedGeometryEffect(id:in:properties:anchor:)`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Tells a namespace from all others.
    public struct ID: Hashable, Sendable {
        package let number: Int
    }

    private var id: ID?

    /// A namespace that lives as long as the identity of the view.
    nonisolated public init() {}

    /// The id of the namespace. Before the view is mounted, the same for all.
    nonisolated public var wrappedValue: ID { id ?? ID(number: 0) }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.id = storage.slot { NamespaceOwner() }.id
    }
}

extension Namespace: InputComparable {
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

@MainActor
private final class NamespaceOwner {
    private static var last = 0

    let id: Namespace.ID

    init() {
        Self.last += 1
        id = Namespace.ID(number: Self.last)
    }
}

extension NamespaceOwner: InterchangeableSlot {
    /// A view that hands its id on differs by that.
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool { other is NamespaceOwner }
}
