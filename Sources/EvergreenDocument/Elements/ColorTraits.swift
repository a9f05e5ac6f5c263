package struct ColorTraits: Hashable, Sendable {
    package var label: String
    /// In HTML notation: `#1e62c9`.
    package var value: String
    /// In percent; nil for a picker of opaque colors.
    package var opacity: Int?

    package init(label: String, value: String, opacity: Int?) {
        self.label = label
        self.value = value
        self.opacity = opacity
    }
}
