import EvergreenComparison

/// A namespace of ids within one view identity, for `matchedGeometryEffect(id:in:properties:anchor:)`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A unique identifier of a namespace.
    public struct ID: Hashable, Sendable {
        package let number: Int
    }

    private var id: ID?

    /// A namespace that lives as long as the identity of the view.
    nonisolated public init() {}

    /// The id of the namespace. The same for all namespaces until the view is mounted.
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
    /// A view that passes its id on differs by the id.
    func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool { other is NamespaceOwner }
}
