extension View {
    /// Draws no ring around what has the keyboard's focus in this view. Without one, people who work with the keyboard don't see where
    /// they are, unless the app draws something else.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(StyleModifier(value: disabled ? .noFocusRing : nil))
    }
}
