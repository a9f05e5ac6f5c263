/// Whether the bar of a tab view becomes smaller while its content scrolls. That of a page stays as it is.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform decides: not at all.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// Not at all.
    public static let never = TabBarMinimizeBehavior(name: "never")

    /// The bar of a page stays as it is.
    @available(*, unavailable, message: "The tab bar of a page stays as it is: leave out tabBarMinimizeBehavior")
    public static var onScrollDown: TabBarMinimizeBehavior { .never }
    /// The bar of a page stays as it is.
    @available(*, unavailable, message: "The tab bar of a page stays as it is: leave out tabBarMinimizeBehavior")
    public static var onScrollUp: TabBarMinimizeBehavior { .never }
}

extension View {
    /// Has the bars of the tab views in this view stay as they are while their content scrolls, as they do on a page.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
