import EvergreenComparison

/// The pending modifiers of the next descendant element.
package struct ElementModifiers: Equatable {
    package var attributes = ElementAttributes()
    /// Innermost first.
    package var style: [StyleValue] = []
    /// The value that selects the element in a picker, a tab view or a list with a selection.
    package var tag: AnyHashable?
    /// Observes the focus of the element.
    package var focus: FocusTarget?
    /// Values of modules and view families, by key. Most elements have none, few have more than one.
    private var values: [KeyedValue] = []

    private struct KeyedValue: Equatable {
        let key: any ElementModifierKey.Type
        var value: any Equatable

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.key == rhs.key && isEqual(lhs.value, rhs.value)
        }
    }

    package init() {}

    /// The value of a key; the key's default value if none is set.
    package subscript<Key: ElementModifierKey>(key: Key.Type) -> Key.Value {
        get {
            guard !values.isEmpty else { return Key.defaultValue }
            return values.first { $0.key == key }?.value as? Key.Value ?? Key.defaultValue
        }
        set {
            let entry = KeyedValue(key: key, value: newValue)
            if let index = values.firstIndex(where: { $0.key == key }) {
                values[index] = entry
            } else {
                values.append(entry)
            }
        }
    }

    /// Adds the modifiers inside of these, as if all of them applied to the same view.
    package mutating func add(inner: ElementModifiers) {
        attributes.add(inner: inner.attributes)
        style = inner.style + style
        focus = inner.focus ?? focus
        add(valuesOf: inner)
    }

    /// Whether modifiers have set a tag or values, which also apply to a row around the element.
    package var hasValues: Bool { tag != nil || !values.isEmpty }

    /// Adds the tag and the values of the modifiers inside of these, but not what applies to the inner element alone.
    mutating func add(valuesOf inner: ElementModifiers) {
        tag = inner.tag ?? tag
        for entry in inner.values { add(inner: entry.value, of: entry.key) }
    }

    private mutating func add<Key: ElementModifierKey>(inner: any Equatable, of key: Key.Type) {
        if let inner = inner as? Key.Value { self[key] = Key.combine(outer: self[key], inner: inner) }
    }
}

/// A key of ``ElementModifiers`` for a family of views, such as rows and their actions.
package protocol ElementModifierKey {
    associatedtype Value: Equatable

    static var defaultValue: Value { get }

    /// Combines the values of outer and inner modifiers. By default, the inner value wins.
    static func combine(outer: Value, inner: Value) -> Value
}

extension ElementModifierKey {
    package static func combine(outer: Value, inner: Value) -> Value { inner }
}

/// Observes the focus of an element. One per use of `focused`.
@MainActor
package class FocusTarget {
    /// The target of an outer modifier, which observes the same elements.
    private(set) var outer: FocusTarget?

    nonisolated init() {}

    /// Attaches this target, and with it the outer modifier's target, to the elements of a view.
    final func observe(_ modifiers: inout ElementModifiers) {
        outer = modifiers.focus
        modifiers.focus = self
    }

    func attach(to element: Element) { outer?.attach(to: element) }
}

extension FocusTarget: Equatable {
    package nonisolated static func == (lhs: FocusTarget, rhs: FocusTarget) -> Bool { lhs === rhs }
}
