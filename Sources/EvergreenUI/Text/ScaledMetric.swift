import Foundation

/// A number that scales with the dynamic type size.
///
/// It observes `EnvironmentValues.dynamicTypeSize`. The text size chosen in the browser is not known to the server.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a number that scales with a text style. All text styles scale in the same proportion.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// Creates a number that scales with body text.
    public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// The number, scaled for the dynamic type size.
    public var wrappedValue: Value { base * Value(size.scale) }
}
