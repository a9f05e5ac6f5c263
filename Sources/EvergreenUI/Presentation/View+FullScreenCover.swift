extension View {
    /// Covers the window as long as `isPresented` is true. Only the app closes it: its views do with `\.dismiss`.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: isPresented.presentation,
            id: { _ in 0 },
            onDismiss: onDismiss,
            presentation: .cover,
            content: { _ in content() }
        )
    }

    /// Covers the window as long as there is an item. Another item is another cover.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: item,
            id: { AnyHashable($0.id) },
            onDismiss: onDismiss,
            presentation: .cover,
            content: content
        )
    }
}
