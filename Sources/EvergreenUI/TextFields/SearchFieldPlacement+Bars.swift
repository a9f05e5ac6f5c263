/// Placements in navigation bars, toolbars and sidebars. On a page, a search field is always above the searched view.
extension SearchFieldPlacement {
    /// The visibility of a search field in a navigation bar.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// On a page, the field is always shown with both modes.
        case automatic, always
    }

    /// In the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// In the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the center of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
}
