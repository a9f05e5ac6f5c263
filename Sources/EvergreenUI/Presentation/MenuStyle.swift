/// The appearance of menus while they are closed: the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol MenuStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// The appearance of a menu: mostly `Menu(configuration)` with modifiers.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a style shows.
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
    /// The menu that a style is asked to draw, in the style around it.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
    }
}

/// The default: a button, as the style of buttons says.
public struct DefaultMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.customMenuStyle, nil)
    }
}

/// A button, as the style of buttons says.
public struct ButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.customMenuStyle, nil)
    }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    nonisolated public init() {}

    /// The platform's own appearance of a button without a border.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default: a button, as the style of buttons says.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button, as the style of buttons says.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border. An older name of `.menuStyle(.button)` with `.buttonStyle(.borderless)`.
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
    /// The app's style of menus; nil for the platform's.
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
