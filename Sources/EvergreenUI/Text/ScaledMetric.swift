import Foundation

/// A number that becomes larger and smaller with the texts around its view.
///
/// It follows `EnvironmentValues.dynamicTypeSize`. The text size that the user has chosen in the browser is not known to the server.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size

    /// A number that is scaled as texts of a style are. All styles are scaled in the same proportion.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
    }

    /// A number that is scaled as the body text is.
    public init(wrappedValue: Value) {
        base = wrappedValue
    }

    /// The number for the size of texts around the view.
    public var wrappedValue: Value { base * Value(size.scale) }
}
