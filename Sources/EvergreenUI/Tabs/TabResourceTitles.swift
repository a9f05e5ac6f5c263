// Titles that are localized resources, as models have them.

extension Tab where Label == DefaultTabLabel {
    /// A tab with a selection value, a title of a localized resource and a symbol.
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
    /// A tab with a title of a localized resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) {
            DefaultTabLabel(label: EvergreenUI.Label(titleResource, systemImage: systemImage))
        }
    }
}

extension TabContent {
    /// Shows a badge with a short text on the tab.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Tabs with a localized header.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
