// Overloads for localized string resources.

extension CommandMenu {
    /// Creates a menu with a title from a localized resource.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(nameResource), content: content)
    }
}
