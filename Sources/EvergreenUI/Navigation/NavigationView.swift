/// A navigation stack, under its older name. See ``NavigationStack``.
public struct NavigationView<Content: View>: View {
    let content: Content

    /// A navigation stack with a root page.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationStack { content }
    }
}

/// The presentation of a navigation view's pages.
public protocol NavigationViewStyle {}

/// One page at a time: the only style of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One page at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
    /// Sets the style of navigation views. There is only one, so that the view is unchanged.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
