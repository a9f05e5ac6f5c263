/// An item that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
    /// The button that hides and shows the sidebar of a navigation split view.
    public static let sidebarToggle = ToolbarDefaultItemKind()
}

extension View {
    /// Removes an item that the toolbar of the containing page has by itself; nil for none.
    ///
    /// In any column of a navigation split view, `.sidebarToggle` leaves the split view without that button. The app shows
    /// and hides the sidebar with a `columnVisibility` binding instead.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        BarTraitsView(wrapped: self) { _ in
            BarTraits(isSidebarToggleRemoved: defaultItemKind == nil ? nil : true)
        }
    }
}
