/// Tabs that belong together.
///
/// The bar of a page shows the tabs one after the other, as SwiftUI's tab bar does: the header and the footer are for sidebars.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
    let content: Content

    /// The type of the selection.
    public typealias TabValue = SelectionValue

    public var _tabs: Content._Tabs { content._tabs }

    /// Tabs with a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Footer == EmptyView {
        self.content = content()
    }

    /// Tabs with a header and a footer.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Tabs with a localized header.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    /// Tabs with a header that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
