extension View {
    /// Adds a menu to the title of the containing page, sheet or window. A button with an arrow in the center of the bar opens it.
    ///
    /// ```swift
    /// NoteEditor(note)
    ///     .navigationTitle(note.title)
    ///     .toolbarTitleMenu {
    ///         Button("Rename") { isRenaming = true }
    ///         Button("Duplicate") { duplicate() }
    ///     }
    /// ```
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: @escaping () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }
}

/// The title menu of a page, sheet or window in its toolbar. See `toolbarTitleMenu(content:)`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: () -> Content

    public typealias Body = Never

    /// Creates a title menu with these items.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var _items: some View {
        Menu(content: content) { Image(decorativeSymbol: "chevron.down") }
            .accessibilityLabel(Text(.actions))
            .placed(.title)
    }
}
