/// The appearance of text fields.
public protocol TextFieldStyle: Sendable {
    /// Whether the field has no border.
    var _isPlain: Bool { get }
}

/// The default: a border with rounded corners.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public var _isPlain: Bool { false }

    public init() {}
}

/// A border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public var _isPlain: Bool { false }

    public init() {}
}

/// No border and no background.
public struct PlainTextFieldStyle: TextFieldStyle {
    public var _isPlain: Bool { true }

    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default: a border with rounded corners.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No border and no background.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct PlainTextFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether text fields have no border.
    var hasPlainTextFields: Bool {
        get { self[PlainTextFieldKey.self] }
        set { self[PlainTextFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in this view.
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
        environment(\.hasPlainTextFields, style._isPlain)
    }
}
