/// The places of search fields in the bars of the system's apps. On a page, a search field is above the searched view.
extension SearchFieldPlacement {
    /// When a field in a navigation bar is shown.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// As the page decides, and always. On a page, it is always shown.
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
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
}
