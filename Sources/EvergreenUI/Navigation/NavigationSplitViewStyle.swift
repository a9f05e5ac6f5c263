/// The layout of a navigation split view in a regular width.
public protocol NavigationSplitViewStyle: Sendable {
    /// How the columns are laid out.
    var _layout: _NavigationSplitViewLayout { get }
}

/// How the columns of a navigation split view are laid out.
public struct _NavigationSplitViewLayout: Sendable {
    let isDetailProminent: Bool
}

/// The default style: the balanced one.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: false) }

    /// The default style.
    public init() {}
}

/// Columns side by side: the detail makes room for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: false) }

    /// Columns side by side.
    public init() {}
}

/// The detail keeps its size: the other columns stand over it. They are hidden until the user shows them, and again when
/// something is chosen for the detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: true) }

    /// Columns over the detail.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default: the balanced style.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns side by side: the detail makes room for the others.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size: the other columns stand over it, and are hidden until the user shows them.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct IsDetailProminentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the leading columns of split views stand over the detail.
    var isDetailProminent: Bool {
        get { self[IsDetailProminentKey.self] }
        set { self[IsDetailProminentKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation split views in this view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.isDetailProminent, style._layout.isDetailProminent)
    }
}
