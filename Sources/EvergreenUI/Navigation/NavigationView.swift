/// A stack of pages that starts with one. See `NavigationStack`.
public struct NavigationView<Content: View>: View {
    let content: Content

    /// A stack that starts with this page.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationStack { content }
    }
}

/// How a navigation view shows its pages.
public protocol NavigationViewStyle {}

/// One page at a time, which is how all navigation views show theirs.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Shows the pages of the navigation views in this view one at a time.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
