/// Several items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public typealias Body = Never

    /// Items with their content.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Items that stand in the bar of a wide window, and in a menu with this label in a narrow one.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }

    public var _items: some View { content.placed(placement) }
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
