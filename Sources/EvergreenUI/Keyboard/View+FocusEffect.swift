extension View {
    /// Disables the focus ring in this view. Without one, keyboard users can't see what has focus, unless the app draws another indication.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(StyleModifier(value: disabled ? .noFocusRing : nil))
    }
}
