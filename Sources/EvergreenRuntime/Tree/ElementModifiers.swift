/// What modifiers say of an element before it is made.
package struct ElementModifiers: Equatable {
    package var attributes = ElementAttributes()
    /// The innermost first.
    package var style: [StyleValue] = []
    /// What the element stands for where there is a choice: in a picker or a tab view, or as a row of a list with a selection.
    package var tag: AnyHashable?
    /// Follows the focus of the element.
    package var focus: FocusTarget?
    /// What families of views say of the element to one another. Most elements have none, few more than one.
    private var values: [KeyedValue] = []

    private struct KeyedValue: Equatable {
        let key: ObjectIdentifier
        var value: any Equatable

        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.key == rhs.key && areEqual(lhs.value, rhs.value)
        }

        private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: any Equatable) -> Bool {
            lhs == rhs as? Value
        }
    }

    package init() {}

    /// What a family of views says of the element: the key's default where it says nothing.
    package subscript<Key: ElementModifierKey>(key: Key.Type) -> Key.Value {
        get {
            guard !values.isEmpty else { return Key.defaultValue }
            return values.first { $0.key == ObjectIdentifier(key) }?.value as? Key.Value ?? Key.defaultValue
        }
        set {
            let entry = KeyedValue(key: ObjectIdentifier(key), value: newValue)
            if let index = values.firstIndex(where: { $0.key == entry.key }) {
                values[index] = entry
            } else {
                values.append(entry)
            }
        }
    }
}

/// A key for something that a family of views says of an element before it is made, such as what a row can do.
package protocol ElementModifierKey {
    associatedtype Value: Equatable

    static var defaultValue: Value { get }
}

/// Follows the focus of an element. There is one per use of `focused`.
@MainActor
package class FocusTarget {
    nonisolated init() {}

    func attach(to element: Element) {}
}

extension FocusTarget: Equatable {
    package nonisolated static func == (lhs: FocusTarget, rhs: FocusTarget) -> Bool { lhs === rhs }
}
