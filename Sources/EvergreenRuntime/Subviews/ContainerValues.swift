import EvergreenComparison
import EvergreenDocument

/// Values that a view gives to the container around it.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
///
/// Card("Rules").containerValue(\.isPinned, true)
/// ```
///
/// A container reads them from the ``Subview`` or from the ``SectionConfiguration``, a `Layout` from its subviews. They are not
/// visible around the container. A read or a write costs O(1).
public struct ContainerValues {
    package private(set) var values: ElementValues
    /// The tag of any type.
    let anyTag: AnyHashable?

    /// Values that have their defaults.
    package init(_ values: ElementValues = ElementValues(), tag: AnyHashable? = nil) {
        self.values = values
        anyTag = tag
    }

    /// The value of a key; the key's default value if the view has not been given another one.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, if it is of this type: that of `tag(_:)`, or the id of its element of a `ForEach`.
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
    /// Those that a view gives, as its modifiers say.
    init(_ modifiers: ElementModifiers) {
        self.init(modifiers.containerValues, tag: modifiers.tag)
    }
}
