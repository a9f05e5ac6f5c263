/// A key for a value that views pass to their ancestors.
@MainActor
@preconcurrency
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value so far with that of a later view in reading order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, the default of an optional value.
    public static var defaultValue: Value { nil }
}
