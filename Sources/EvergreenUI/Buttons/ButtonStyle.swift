/// A custom appearance of buttons. For one that decides what presses them, see ``PrimitiveButtonStyle``.
///
/// The page shows the style's view inside of a `button` element, which keeps keyboard access and role.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// The appearance of a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a custom style shows.
@MainActor
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The button's role; nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let press: ButtonPress?
    /// Whether the button is held down, by a pointer or a key. The page tells the server of it, only for styles that read this:
    /// the look changes after a round trip.
    public var isPressed: Bool { press?.read() ?? false }
}

extension EnvironmentValues {
    /// The app's appearance of buttons; nil for one of the platform's.
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
