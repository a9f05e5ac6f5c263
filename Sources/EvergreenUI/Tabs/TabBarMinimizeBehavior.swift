/// The behavior of a tab bar during scrolling. On a page, tab bars are never minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's default: never minimized.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// Never minimized.
    public static let never = TabBarMinimizeBehavior(name: "never")

    /// Not available on a page.
    @available(*, unavailable, message: "Pages do not minimize tab bars: leave out tabBarMinimizeBehavior")
    public static var onScrollDown: TabBarMinimizeBehavior { .never }
    /// Not available on a page.
    @available(*, unavailable, message: "Pages do not minimize tab bars: leave out tabBarMinimizeBehavior")
    public static var onScrollUp: TabBarMinimizeBehavior { .never }
}

extension View {
    /// Sets the minimize behavior of the tab bars in this view. Has no effect on a page, where tab bars are never minimized.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
