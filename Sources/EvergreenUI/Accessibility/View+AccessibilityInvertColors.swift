extension View {
    /// Keeps the colors of the view where the device inverts those of its screen, as photographs need it. Of the browsers, Safari says that
    /// it does; elsewhere, and with `active` false, the view is like all others.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(StyleModifier(value: active ? .keepingColors : nil))
    }
}
