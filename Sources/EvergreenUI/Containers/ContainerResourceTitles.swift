// Overloads for localized string resources.

extension ContentUnavailableView
where Label == EvergreenUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a title from a localized resource and a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(label: { EvergreenUI.Label(title, systemImage: name) }, description: { description })
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group that is initially collapsed.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }

    /// Creates a group that is expanded while `isExpanded` is true.
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
    /// Creates a box with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleResource) })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinner with a title from a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }

    /// Creates a bar with a title from a localized resource, or a spinner if `value` is nil.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
