/// The appearance of closed menus: a built-in style or a custom one.
@MainActor
@preconcurrency
public protocol MenuStyle {
    /// The type of the body, which the compiler infers.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Creates the body of a menu: usually `Menu(configuration)` with modifiers.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for a style.
@MainActor
public struct MenuStyleConfiguration {
    /// The label of the menu.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The items of the menu.
    public struct Content: View {
        let content: () -> AnyView

        public var body: some View { content() }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration. It is drawn in the inherited style.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
    }
}

/// The default menu style: a button in the current button style.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.customMenuStyle, nil)
    }
}

/// A style that renders the menu as a button in the current button style.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// Renders the built-in appearance.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.customMenuStyle, nil)
    }
}

/// A style that renders the menu as a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// Renders a borderless button.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: a button in the current button style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the current button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A borderless button. The older name of `.menuStyle(.button)` with `.buttonStyle(.borderless)`.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct SettingMenuStyle<S: MenuStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        environment.customMenuStyle =
            style is DefaultMenuStyle || style is ButtonMenuStyle
            ? nil : CustomStyle(style, in: environment, \.customMenuStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The custom menu style; nil for a built-in style.
    var customMenuStyle: CustomStyle<MenuStyleConfiguration>? {
        get { self[CustomStyleKey<MenuStyleConfiguration>.self] }
        set { self[CustomStyleKey<MenuStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus in this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingMenuStyle(style: style))
    }
}
