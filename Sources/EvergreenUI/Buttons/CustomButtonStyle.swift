/// Makes buttons look as an app wants them to.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// The view that stands for a button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given of a button.
@MainActor
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    /// False on a page: it shows by itself, without a word from the server, that a button is being pressed.
    public let isPressed: Bool
}

/// A button style of any type.
@MainActor
struct AnyButtonStyle {
    let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView
}

private struct CustomButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
    /// The app's own style of buttons, if there is one.
    var customButtonStyle: AnyButtonStyle? {
        get { self[CustomButtonStyleKey.self] }
        set { self[CustomButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Has a style make the look of the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.customButtonStyle,
            AnyButtonStyle { AnyView(style.makeBody(configuration: $0)) }
        )
    }
}
