// Titles that are localized resources, as models have them.

extension ContentUnavailableView
where Label == EvergreenUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A placeholder with a title of a localized resource and a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension DisclosureGroup where Label == Text {
    /// A group that is initially collapsed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// A group that is expanded while `isExpanded` is true.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content, label: { Text(titleResource) })
    }
}

extension GroupBox where Label == Text {
    /// A box with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner with a title of a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }

    /// A bar with a title of a localized resource; a spinner if `value` is nil.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
