/// A bar whose visibility a view can set.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable { case top, bottom, tabs }

    let bar: Bar

    /// The title bar.
    public static let automatic = ToolbarPlacement(bar: .top)
    /// The bar of the containing page or sheet, or of the window if there is none: its title, items and back button.
    public static let navigationBar = ToolbarPlacement(bar: .top)
    /// The title bar, like ``navigationBar``.
    public static let windowToolbar = ToolbarPlacement(bar: .top)
    /// The items at the bottom of the window.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of the enclosing tab view.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}
