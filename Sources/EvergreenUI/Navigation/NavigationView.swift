/// The older form of ``NavigationStack`` and ``NavigationSplitView``.
///
/// With two or three views, it is a split view with as many columns, unless its style is `stack`. With one view, it is a stack.
public struct NavigationView<Content: View>: View {
    let content: Content
    @Environment(\.isNavigationViewStack) private var isStack

    /// Creates a navigation view with a root page or with columns.
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

/// Views that can be split into columns.
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
    /// Whether one page is shown at a time, regardless of the number of views.
    static var _isStack: Bool { get }
}

/// A style that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { true }

    public init() {}
}

/// A style that shows several views as columns, and a single view as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }
}

/// The default style: columns for several views, and a stack for a single view.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }

    public init() {}
}

/// The older name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public static var _isStack: Bool { false }

    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows one page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows several views as columns, and a single view as a stack.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style: columns for several views, and a stack for a single view.
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
