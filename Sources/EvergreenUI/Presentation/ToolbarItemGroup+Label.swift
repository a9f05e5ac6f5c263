extension ToolbarItemGroup {
    /// Creates a group whose items are placed in the bar of a wide window, or in a menu with this label in a narrow window.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

/// The views of a labeled ``ToolbarItemGroup``.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// The items, or a menu with the items.
    public var body: some View {
        if horizontalSizeClass == .compact {
            Menu {
                content
            } label: {
                label
            }
        } else {
            content
        }
    }
}
