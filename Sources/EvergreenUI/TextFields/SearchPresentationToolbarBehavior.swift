/// The behavior of a toolbar while its search field has the focus.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// The platform's default; on a page, ``avoidHidingContent``.
    public static let automatic = SearchPresentationToolbarBehavior(number: 0)
    /// The title and the items remain visible.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

extension View {
    /// Sets the toolbar's behavior while the search field of this view has the focus. Has no effect on a page, where the title and the
    /// items always remain visible.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}
