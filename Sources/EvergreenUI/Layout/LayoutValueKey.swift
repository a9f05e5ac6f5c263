import EvergreenDocument

/// A key for a value that a view passes to the layout that places it.
///
/// ```swift
/// struct Rank: LayoutValueKey {
///     static let defaultValue = 0
/// }
///
/// Text("First").layoutValue(key: Rank.self, value: 1)
/// ```
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value for views that set none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the enclosing ``Layout``, which reads it as `subview[key]`.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier(key: key, value: value))
    }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    let key: Key.Type
    let value: Key.Value

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        // The innermost modifier is applied last.
        modifiers.containerValues[ObjectIdentifier(key)] = value
    }
}
