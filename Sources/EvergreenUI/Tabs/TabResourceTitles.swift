// Tabs with localized string resources, which models can provide.

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a selection value, a localized string resource as its title, and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleResource, systemImage: systemImage))
        }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a localized string resource as its title and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleResource, systemImage: systemImage))
        }
    }
}

extension TabContent {
    /// Shows a badge with a short text on the tab; nil for no badge.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section of tabs with a localized header.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
