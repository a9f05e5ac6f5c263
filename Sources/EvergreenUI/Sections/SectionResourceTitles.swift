// Titles that are localized resources, as models have them.

extension Section {
    /// A section with a title of a localized resource, whose rows are shown while `isExpanded` is true.
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
    /// A section with a title that is looked up in the app's translations.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) }, footer: { EmptyView() })
    }
}
