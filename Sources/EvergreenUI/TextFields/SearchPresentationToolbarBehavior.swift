/// What a bar does while its search field has the focus.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does it: on a page, as ``avoidHidingContent``.
    public static let automatic = SearchPresentationToolbarBehavior(number: 0)
    /// The title and the items stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

extension View {
    /// Sets what the bar does while the search field of this view has the focus: the title and the items stay, as on every page.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}
