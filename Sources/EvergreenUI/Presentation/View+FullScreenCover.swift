extension View {
    /// Presents a modal view that covers the window while `isPresented` is true. Only the app can dismiss it, for example with `\.dismiss`
    /// in its views.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
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

    /// Presents a modal view that covers the window while the item is not nil. A different item replaces it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
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
