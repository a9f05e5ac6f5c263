/// The appearance of text fields and secure fields: a built-in style or a custom one.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration
///             .padding(.vertical, 4)
///             .overlay(alignment: .bottom) { Divider() }
///     }
/// }
/// ```
///
/// The field within a custom style has no border, unless the style adds one with `textFieldStyle(.roundedBorder)`.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    /// The type of the body, which the compiler infers.
    associatedtype _Body: View
    /// The label of the field.
    typealias _Label = _TextFieldStyleLabel

    /// Creates the body of a text field.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field in a custom style.
public struct _TextFieldStyleLabel: View {
    let view: AnyView

    public var body: some View { view }
}

/// A style that the page renders natively.
private protocol PlatformTextFieldStyle {
    var hasBorder: Bool { get }
}

/// The default style: a border with rounded corners.
public struct DefaultTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated var hasBorder: Bool { true }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated var hasBorder: Bool { true }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A style without border and background.
public struct PlainTextFieldStyle: TextFieldStyle, PlatformTextFieldStyle, Sendable {
    nonisolated var hasBorder: Bool { false }

    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: a border with rounded corners.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without border and background.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

private struct SettingTextFieldStyle<S: TextFieldStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformTextFieldStyle {
            environment.hasPlainTextFields = !style.hasBorder
            if environment.customTextFieldStyle != nil { environment.customTextFieldStyle = nil }
        } else {
            environment.customTextFieldStyle = CustomStyle(style, in: environment, \.customTextFieldStyle) {
                $0._body(configuration: $1).environment(\.hasPlainTextFields, true)
            }
        }
    }
}

private struct PlainTextFieldKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The custom text field style; nil for a built-in style.
    var customTextFieldStyle: CustomStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[CustomStyleKey<TextField<_TextFieldStyleLabel>>.self] }
        set { self[CustomStyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
    }

    /// Whether text fields have no border.
    var hasPlainTextFields: Bool {
        get { self[PlainTextFieldKey.self] }
        set { self[PlainTextFieldKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingTextFieldStyle(style: style))
    }
}
