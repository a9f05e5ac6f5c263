/// A custom appearance of buttons. For custom interaction, see ``PrimitiveButtonStyle``.
///
/// The page shows the style's view inside a `button` element, which provides keyboard access and the role.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// The type of the button's appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the appearance of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for its style.
@MainActor
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role, or nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let press: ButtonPress?
    /// Whether a pointer or key holds the button down. The page reports it only for styles that read this property: the appearance changes
    /// after a round trip.
    public var isPressed: Bool { press?.read() ?? false }
}

extension EnvironmentValues {
    /// The app's custom button style, or nil for one of the platform's.
    var customButtonStyle: CustomStyle<ButtonStyleConfiguration>? {
        get { self[CustomStyleKey<ButtonStyleConfiguration>.self] }
        set { self[CustomStyleKey<ButtonStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets a custom style for the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingButtonStyle(style: style))
    }
}

private struct SettingButtonStyle<S: ButtonStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customButtonStyle = CustomStyle(style, in: environment, \.customButtonStyle) {
            $0.makeBody(configuration: $1)
        }
        if environment.customPrimitiveButtonStyle != nil { environment.customPrimitiveButtonStyle = nil }
    }
}
