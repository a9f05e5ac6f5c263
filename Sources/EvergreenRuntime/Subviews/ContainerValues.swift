import EvergreenComparison
import EvergreenDocument

/// The values that a view passes to its container.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
///
/// Card("Rules").containerValue(\.isPinned, true)
/// ```
///
/// A container reads them from the ``Subview`` or the ``SectionConfiguration``, a `Layout` from its subviews. They don't propagate past the
/// container. A read or a write costs O(1).
public struct ContainerValues {
    package private(set) var values: ElementValues
    /// The tag, type-erased.
    let anyTag: AnyHashable?

    /// Creates container values from the values and the tag of an element.
    package init(_ values: ElementValues = ElementValues(), tag: AnyHashable? = nil) {
        self.values = values
        anyTag = tag
    }

    /// The value for a key; the key's default value if the view doesn't set one.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, if it has this type: the tag of `tag(_:)`, or the id of its element in a `ForEach`.
    public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.base as? V }

    /// Whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension ContainerValues: InputComparable {
    @MainActor package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool {
        lhs.anyTag == rhs.anyTag && lhs.values.isEqual(to: rhs.values) { lhs, rhs in hasEqualInputs(lhs, rhs) }
    }

    @MainActor private static func hasEqualInputs<Value>(_ lhs: Value, _ rhs: Any) -> Bool {
        (rhs as? Value).map { InputComparison.areEqual(lhs, $0) } ?? false
    }
}

extension ContainerValues {
    /// The container values that a view's modifiers set.
    init(_ modifiers: ElementModifiers) {
        self.init(modifiers.containerValues, tag: modifiers.tag)
    }
}
