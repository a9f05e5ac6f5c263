extension View {
    /// Excludes the view, such as a photo, when the device inverts the colors of the screen. Among browsers, only Safari reports inverted
    /// colors. Elsewhere, and if `active` is false, the modifier has no effect.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(StyleModifier(value: active ? .keepingColors : nil))
    }
}
