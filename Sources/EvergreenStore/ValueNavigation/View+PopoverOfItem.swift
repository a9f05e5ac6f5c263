extension View {
    /// Shows a popover while there is an item, whose content can edit it: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - attachmentAnchor: The point or rectangle that the popover points to.
    ///   - arrowEdge: The edge of the anchor at which its arrow is.
    ///   - content: The views.
    /// - Returns: The view.
    public func popover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>,
        id: KeyPath<Item, ID>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (_ item: Binding<Item>) -> Content
    ) -> some View {
        popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { _ in
            Binding(item).map(content)
        }
    }

    /// Shows a popover while there is an item, whose content can edit it: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - attachmentAnchor: The point or rectangle that the popover points to.
    ///   - arrowEdge: The edge of the anchor at which its arrow is.
    ///   - content: The views.
    /// - Returns: The view.
    @_disfavoredOverload
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (_ item: Binding<Item>) -> Content
    ) -> some View {
        popover(item: item, id: \.id, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }

    /// Shows a popover while there is an item, which need not be identifiable.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - attachmentAnchor: The point or rectangle that the popover points to.
    ///   - arrowEdge: The edge of the anchor at which its arrow is.
    ///   - content: The views.
    /// - Returns: The view.
    @_disfavoredOverload
    public func popover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>,
        id: KeyPath<Item, ID>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (_ item: Item) -> Content
    ) -> some View {
        popover(item: item.identified(by: id), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) {
            content($0.value)
        }
    }
}
