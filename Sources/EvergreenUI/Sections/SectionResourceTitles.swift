// Sections with localized string resources, which models can provide.

extension Section {
    /// Creates a section with a localized string resource as its title, whose rows are visible while `isExpanded` is true.
    @_disfavoredOverload
    public init<Rows: View>(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Rows
    ) where Parent == _CollapsibleHeader<Text>, Content == _CollapsibleRows<Rows>, Footer == EmptyView {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a localized string resource as its title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) }, footer: { EmptyView() })
    }
}
