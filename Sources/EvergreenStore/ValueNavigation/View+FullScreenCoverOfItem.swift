extension View {
    /// Shows a full-screen cover while there is an item, whose content can edit it: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - onDismiss: Called after the dismissal.
    ///   - content: The views.
    /// - Returns: The view.
    public func fullScreenCover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>,
        id: KeyPath<Item, ID>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ item: Binding<Item>) -> Content
    ) -> some View {
        fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { _ in
            Binding(item).map(content)
        }
    }

    /// Shows a full-screen cover while there is an item, whose content can edit it: `{ $item in … }`.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - onDismiss: Called after the dismissal.
    ///   - content: The views.
    /// - Returns: The view.
    @_disfavoredOverload
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ item: Binding<Item>) -> Content
    ) -> some View {
        fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
    }

    /// Shows a full-screen cover while there is an item, which need not be identifiable.
    ///
    /// Another item, by its id, replaces the presentation. A dismissal sets the item to nil.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The property that identifies it.
    ///   - onDismiss: Called after the dismissal.
    ///   - content: The views.
    /// - Returns: The view.
    @_disfavoredOverload
    public func fullScreenCover<Item, ID: Hashable, Content: View>(
        item: Binding<Item?>,
        id: KeyPath<Item, ID>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (_ item: Item) -> Content
    ) -> some View {
        fullScreenCover(item: item.identified(by: id), onDismiss: onDismiss) { content($0.value) }
    }
}
