import EvergreenDocument

/// The purpose of a page's toolbar.
public struct ToolbarRole: Hashable, Sendable {
    let titleForm: BarTitleForm?

    /// The platform's default: navigation.
    public static let automatic = ToolbarRole(titleForm: nil)
    /// Navigation between pages, with a title in its display mode.
    public static let navigationStack = ToolbarRole(titleForm: nil)
    /// Browsing a hierarchy: a small title at the leading edge.
    public static let browser = ToolbarRole(titleForm: .leading)
    /// Editing a document: a small title at the leading edge, and a back button without a title.
    public static let editor = ToolbarRole(titleForm: .editor)
}

extension View {
    /// Sets the purpose of the containing page's toolbar. A role other than navigation overrides the title display mode.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        BarTraitsView(wrapped: self) { _ in BarTraits(role: role.titleForm) }
    }
}
