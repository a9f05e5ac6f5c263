import EvergreenDocument

/// What the bar of a page is for.
public struct ToolbarRole: Hashable, Sendable {
    let titleForm: BarTitleForm?

    /// That of the platform: a page among others.
    public static let automatic = ToolbarRole(titleForm: nil)
    /// A page among others, with its title as the display mode says.
    public static let navigationStack = ToolbarRole(titleForm: nil)
    /// A page that shows where one is in a whole: its title is small, at the leading edge.
    public static let browser = ToolbarRole(titleForm: .leading)
    /// A page on which a document is edited: its title is small, at the leading edge, and the back button is only an arrow.
    public static let editor = ToolbarRole(titleForm: .editor)
}

extension View {
    /// Sets what the bar of the containing page is for, which says where the title stands, whatever its display mode.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(role: role.titleForm) }
    }
}
