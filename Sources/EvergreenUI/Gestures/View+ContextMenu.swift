extension View {
    /// Adds a context menu, which opens with a secondary click on the view, by keyboard, or with a long press. Choosing a button closes the
    /// menu after its action.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        ContextMenu(content: self, menuItems: menuItems)
    }

    /// Adds a context menu, which opens with a secondary click on the view, by keyboard, or with a long press. Choosing a button closes the
    /// menu after its action.
    ///
    /// - Parameters:
    ///   - menuItems: The items of the menu.
    ///   - preview: The preview that iOS shows beside the menu. A page does not show it, as on macOS, and never creates it.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems,
        @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

private struct ContextMenu<Content: View, MenuItems: View>: View {
    let content: Content
    let menuItems: () -> MenuItems
    @State private var isOpen = false

    var body: some View {
        MenuView(
            wrapped: GestureView(inner: content, gesture: .menu) { event in
                guard event == .showActions else { return false }
                isOpen = true
                return true
            },
            isOpen: $isOpen,
            content: menuItems
        )
    }
}
