/// A navigation stack, or a split view, under its older name. See ``NavigationStack`` and ``NavigationSplitView``.
///
/// With two or three views, it is a split view of that many columns, unless its style is `stack`. With one, it is a stack.
public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.isNavigationViewStack) private var isStack

    /// A navigation view with its root page, or with its columns.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @ViewBuilder public var body: some View {
        let columns = isStack ? [] : (content as? any ColumnViews)?.columns ?? []
        switch columns.count {
        case 2:
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        case 3:
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        default:
            NavigationStack { content }
        }
    }
}

/// Several views, each of which may be a column.
@MainActor
private protocol ColumnViews {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnViews {
    fileprivate var columns: [AnyView] {
        var columns: [AnyView] = []
        repeat columns.append(AnyView(each content))
        return columns
    }
}

/// The presentation of a navigation view's pages.
public protocol NavigationViewStyle {
    /// Whether there is one page at a time, whatever the number of views.
    static var _isStack: Bool { get }
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { true }

    public init() {}
}

/// Columns side by side for several views, and one page at a time for one.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }
}

/// The default: columns side by side for several views, and one page at a time for one.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }

    public init() {}
}

/// An older name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }

    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns side by side for several views, and one page at a time for one.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default: columns side by side for several views, and one page at a time for one.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

private struct NavigationViewStackKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether navigation views are stacks.
    fileprivate var isNavigationViewStack: Bool {
        get { self[NavigationViewStackKey.self] }
        set { self[NavigationViewStackKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation views in this view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.isNavigationViewStack, S._isStack)
    }
}
