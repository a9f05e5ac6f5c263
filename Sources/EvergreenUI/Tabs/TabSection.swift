/// A group of tabs.
///
/// The tab bar of a page shows the tabs without grouping, like SwiftUI's tab bar. The header and footer are for sidebars.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
    let content: Content

    /// The type of the selection.
    public typealias TabValue = SelectionValue

    public var _tabs: Content._Tabs { content._tabs }

    /// Creates a section of tabs with a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) where Footer == EmptyView {
        self.content = content()
    }

    /// Creates a section of tabs with a header and a footer.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Creates a section of tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section of tabs with a localized header.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    /// Creates a section of tabs with an unlocalized header.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
