extension View {
    /// Shows a popover while there is an item, which the content can change: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - attachmentAnchor: Where it is attached.
    ///   - arrowEdge: The edge of the anchor that its arrow is at.
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

    /// Shows a popover while there is an item, which the content can change: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - attachmentAnchor: Where it is attached.
    ///   - arrowEdge: The edge of the anchor that its arrow is at.
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

    /// Shows a popover while there is an item, of a type that need not be identifiable.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - attachmentAnchor: Where it is attached.
    ///   - arrowEdge: The edge of the anchor that its arrow is at.
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
