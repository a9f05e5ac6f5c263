extension ToolbarItemGroup {
    /// Items that stand in the bar of a wide window, and in a menu with this label in a narrow one.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

/// The views of a ``ToolbarItemGroup`` with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    /// The items, or a menu of them.
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
