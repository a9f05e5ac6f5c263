// Titles that are localized resources, as models have them.

extension CommandMenu {
    /// A menu with a title of a localized resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }
}
