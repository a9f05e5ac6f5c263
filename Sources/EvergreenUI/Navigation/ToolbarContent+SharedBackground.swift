extension ToolbarContent {
    /// Sets the visibility of the background behind the buttons of these items. `.hidden` removes it for buttons without a style of their
    /// own.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        BackgroundToolbarContent(content: self, visibility: visibility)
    }
}

extension CustomizableToolbarContent {
    /// Sets the visibility of the background behind the buttons of these items. `.hidden` removes it for buttons without a style of their
    /// own.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        BackgroundToolbarContent(content: self, visibility: visibility)
    }
}

private struct BackgroundToolbarContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let visibility: Visibility

    typealias Body = Never

    @ViewBuilder var _items: some View {
        if visibility == .hidden { content._items.buttonStyle(.borderless) } else { content._items }
    }
}

extension BackgroundToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
