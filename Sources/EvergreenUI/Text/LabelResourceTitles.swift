// Labels and badges with localized string resources, which models can provide.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized string resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(decorativeSymbol: name)
        }
    }

    /// Creates a label with a localized string resource and an image from the app's resources.
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
