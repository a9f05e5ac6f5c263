/// The layout of a navigation split view in a regular width.
public protocol NavigationSplitViewStyle: Sendable {
    /// The layout of the columns.
    var _layout: _NavigationSplitViewLayout { get }
}

/// The column layout of a navigation split view.
public struct _NavigationSplitViewLayout: Sendable {
    let isDetailProminent: Bool
}

/// The default style: balanced.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: false) }

    /// The default style.
    public init() {}
}

/// A style with columns side by side. The detail shrinks to make room for leading columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: false) }

    /// Creates a balanced style.
    public init() {}
}

/// A style in which leading columns overlay the detail, which keeps its size. Leading columns are hidden until the user shows them, and
/// again after a selection for the detail.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public var _layout: _NavigationSplitViewLayout { _NavigationSplitViewLayout(isDetailProminent: true) }

    /// Creates a prominent-detail style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style: balanced.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style with columns side by side. The detail shrinks to make room for leading columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style in which leading columns overlay the detail, which keeps its size. Leading columns are hidden until the user shows them.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct IsDetailProminentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the leading columns of split views overlay the detail.
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
