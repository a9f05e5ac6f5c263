/// An item that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that hides and shows the sidebar of a navigation split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
    /// The title of the page, in its bar.
    public static let title = ToolbarDefaultItemKind(number: 1)
}

extension View {
    /// Removes an item that the toolbar of the containing page has by itself; nil for none.
    ///
    /// In any column of a navigation split view, `.sidebarToggle` leaves the split view without that button. The app shows
    /// and hides the sidebar with a `columnVisibility` binding instead. Without its `.title` in the bar, a page still titles the
    /// window, and pages that are pushed on it lead back to it by that title.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        BarTraitsView(wrapped: self) { _ in
            BarTraits(
                isSidebarToggleRemoved: defaultItemKind == .sidebarToggle ? true : nil,
                isTitleRemoved: defaultItemKind == .title ? true : nil
            )
        }
    }
}
