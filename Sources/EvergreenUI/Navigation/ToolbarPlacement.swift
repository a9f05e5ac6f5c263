/// A bar whose visibility a view can set.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable { case top, bottom, tabs }

    let bar: Bar

    /// The bar with the title.
    public static let automatic = ToolbarPlacement(bar: .top)
    /// The bar of the containing page or sheet, or else of the window, with its title, its items and its way back.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The bar with the title, as ``navigationBar``.
    public static let windowToolbar = ToolbarPlacement(bar: .top)
    /// The items at the bottom of the window.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of the tab view around the view.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}
