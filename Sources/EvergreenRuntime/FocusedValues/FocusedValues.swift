import EvergreenComparison

/// Values that the focused view and its ancestors, or the visible views of a window, export to commands and other views.
///
/// ```swift
/// extension FocusedValues {
///     @Entry var selectedPlayer: Binding<Player>?
/// }
/// ```
///
/// A view sets one with `focusedValue(_:_:)` or `focusedSceneValue(_:_:)`, and ``FocusedValue`` reads it.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// Whether all values are equal, as far as they are comparable.
    @MainActor
    func isEqual(to other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                @MainActor func isEqual<Value>(_ value: Value) -> Bool {
                    (other.values[key] as? Value).map { InputComparison.areEqual(value, $0) } ?? false
                }
                return _openExistential(value, do: isEqual)
            }
    }

    /// The object of a type; nil if no view has set one.
    subscript<Object: AnyObject>(object type: FocusedObjectType<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }

    /// The value for a key; nil if no view has set one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a focused value. `@Entry` declares one.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The type of an object, as a subscript argument of a key path.
struct FocusedObjectType<Object: AnyObject>: Hashable {}

/// The key of an object, by its type.
private enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}
