/// The appearance of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let number: Int

    /// The platform's default: a field.
    public static let automatic = SearchToolbarBehavior(number: 0)
    /// A button that expands to a field where space is limited. A page has space for the field, which is above the searched view.
    public static let minimize = SearchToolbarBehavior(number: 1)
}

extension View {
    /// Sets the appearance of the search field of this view. Has no effect on a page, where the field is above the searched view.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
