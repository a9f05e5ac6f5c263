extension View {
    /// Sets whether pointers and fingers meet the view, with all that is in it. Where they don't, they meet what is behind it.
    ///
    /// Keys and assistive technology reach the controls inside as before: `disabled(_:)` is what keeps all of them from working.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(StyleModifier(value: enabled ? nil : .noHits))
    }
}
