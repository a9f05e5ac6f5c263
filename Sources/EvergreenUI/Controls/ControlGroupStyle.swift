/// The appearance of control groups: one of the platform's styles, or a custom one.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
    /// The type of the appearance. The compiler infers it.
    associatedtype Body: View
    /// The properties of a control group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the appearance of a control group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group for its style.
@MainActor
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the group.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The controls.
    public let content: Content
    /// The label of the group. Empty if it has none.
    public let label: Label
    let hasLabel: Bool
}

enum ControlGroupAppearance {
    case row, menu
}

/// A style implemented by the page.
private protocol PlatformControlGroupStyle {
    var appearance: ControlGroupAppearance { get }
}

/// The default style: controls side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var appearance: ControlGroupAppearance { .row }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// Controls side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var appearance: ControlGroupAppearance { .row }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// Controls side by side, even in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var appearance: ControlGroupAppearance { .row }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A menu of the controls, with the label as its button.
public struct MenuControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var appearance: ControlGroupAppearance { .menu }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A menu of the controls, with the label as its button. On a page, the same as ``MenuControlGroupStyle``.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var appearance: ControlGroupAppearance { .menu }

    nonisolated public init() {}

    /// The platform's appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: controls side by side.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls side by side, as in a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls side by side, even in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the controls, with the label as its button.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu of the controls, with the label as its button. On a page, the same as ``MenuControlGroupStyle``.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private struct SettingControlGroupStyle<S: ControlGroupStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformControlGroupStyle {
            environment.controlGroupAppearance = style.appearance
            if environment.customControlGroupStyle != nil { environment.customControlGroupStyle = nil }
        } else {
            environment.customControlGroupStyle = CustomStyle(style, in: environment, \.customControlGroupStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ControlGroupAppearanceKey: EnvironmentKey {
    static var defaultValue: ControlGroupAppearance { .row }
}

extension EnvironmentValues {
    /// The app's custom style of control groups, or nil for one of the platform's.
    var customControlGroupStyle: CustomStyle<ControlGroupStyleConfiguration>? {
        get { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] }
        set { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
    }

    var controlGroupAppearance: ControlGroupAppearance {
        get { self[ControlGroupAppearanceKey.self] }
        set { self[ControlGroupAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the control groups in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingControlGroupStyle(style: style))
    }
}
