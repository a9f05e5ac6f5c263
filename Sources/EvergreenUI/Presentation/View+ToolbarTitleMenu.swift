extension View {
    /// Adds a menu to the title of the containing page, sheet or window: a button with an arrow in the middle of the bar opens it.
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

/// A menu of the title of a page, sheet or window, in its toolbar: see `toolbarTitleMenu(content:)`.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    let content: () -> Content

    public typealias Body = Never

    /// A menu with these items.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var _items: some View {
        Menu(content: content) { Image(decorativeSymbol: "chevron.down") }
            .accessibilityLabel(Text(.actions))
            .placed(.title)
    }
}
