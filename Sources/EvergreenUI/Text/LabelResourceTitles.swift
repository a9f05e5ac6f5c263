// Titles that are localized resources, as models have them.

extension Label where Title == Text, Icon == Image {
    /// A title of a localized resource with a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }

    /// A title of a localized resource with an image among the app's resources.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(decorative: name)
        }
    }
}

extension View {
    /// Shows a badge with a short text at the end of the row, or on the tab; nil for no badge.
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
}
