import EvergreenDocument

/// A value that a view gives to the layout that places it.
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

    /// What views have that give none.
    static var defaultValue: Value { get }
}

extension View {
    /// Gives a value to the ``Layout`` around this view, which reads it as `subview[key]`.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier(key: key, value: value))
    }
}

private struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    let key: Key.Type
    let value: Key.Value

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        // That of the innermost modifier comes last.
        modifiers.containerValues[ObjectIdentifier(key)] = value
    }
}
