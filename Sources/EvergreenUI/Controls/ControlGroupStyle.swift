/// The appearance of groups of controls: one of the platform's, or an app's own.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
    /// The type of the appearance, which the compiler infers.
    associatedtype Body: View
    /// The properties of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration

    /// The appearance of a group of controls.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls that a style shows.
@MainActor
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// What the group is called.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The controls.
    public let content: Content
    /// What the group is called. Empty if it has no label.
    public let label: Label
    let hasLabel: Bool
}

enum ControlGroupLook {
    case row, menu
}

/// A style that the page has itself.
private protocol PlatformControlGroupStyle {
    var look: ControlGroupLook { get }
}

/// The default: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var look: ControlGroupLook { .row }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// Side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var look: ControlGroupLook { .row }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// Side by side, in a menu, too.
public struct PaletteControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var look: ControlGroupLook { .row }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A menu with the controls, which the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var look: ControlGroupLook { .menu }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A menu with the controls, which the label opens. On a page, as ``MenuControlGroupStyle``.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, PlatformControlGroupStyle, Sendable {
    nonisolated var look: ControlGroupLook { .menu }

    nonisolated public init() {}

    /// The platform's own appearance.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default: side by side.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as in a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Side by side, in a menu, too.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu with the controls, which the label opens.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with the controls, which the label opens. On a page, as ``MenuControlGroupStyle``.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private struct SettingControlGroupStyle<S: ControlGroupStyle>: EnvironmentWrite {
    let style: S

    func write(to environment: inout EnvironmentValues) {
        if let style = style as? any PlatformControlGroupStyle {
            environment.controlGroupLook = style.look
            if environment.customControlGroupStyle != nil { environment.customControlGroupStyle = nil }
        } else {
            environment.customControlGroupStyle = CustomStyle(style, in: environment, \.customControlGroupStyle) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

private struct ControlGroupLookKey: EnvironmentKey {
    static var defaultValue: ControlGroupLook { .row }
}

extension EnvironmentValues {
    /// The app's style of groups of controls; nil for one of the platform's.
    var customControlGroupStyle: CustomStyle<ControlGroupStyleConfiguration>? {
        get { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] }
        set { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
    }

    var controlGroupLook: ControlGroupLook {
        get { self[ControlGroupLookKey.self] }
        set { self[ControlGroupLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        EnvironmentWritingView(wrapped: self, write: SettingControlGroupStyle(style: style))
    }
}
