/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that toggles the sidebar of a navigation split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
    /// The page's title in its bar.
    public static let title = ToolbarDefaultItemKind(number: 1)
}

extension View {
    /// Removes a default item from the toolbar of the containing page; nil for none.
    ///
    /// In any column of a navigation split view, `.sidebarToggle` removes that button from the split view. The app toggles the sidebar with
    /// a `columnVisibility` binding instead. Without `.title`, the page's title is not shown in its bar, but it is still the window's title
    /// and the back button title of the next page.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        BarTraitsView(wrapped: self) { _ in
            BarTraits(
                isSidebarToggleRemoved: defaultItemKind == .sidebarToggle ? true : nil,
                isTitleRemoved: defaultItemKind == .title ? true : nil
            )
        }
    }
}
