extension View {
    /// Adds a menu that opens with a click of the secondary mouse button on this view, by keyboard, and when a finger stays on
    /// it. Each button of the menu closes it after its action.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        ContextMenu(content: self, menuItems: menuItems)
    }

    /// Adds a menu that opens with a click of the secondary mouse button on this view, by keyboard, and when a finger stays on
    /// it. Each button of the menu closes it after its action.
    ///
    /// - Parameters:
    ///   - menuItems: The items of the menu.
    ///   - preview: What a phone shows beside the menu. A page does not show it, as a Mac does not, and it is not made.
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
