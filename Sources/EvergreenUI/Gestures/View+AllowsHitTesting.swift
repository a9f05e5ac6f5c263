extension View {
    /// Sets whether the view and its subviews take part in hit testing. If not, pointers and fingers reach the views behind.
    ///
    /// The keyboard and assistive technologies still reach the controls inside. Use `disabled(_:)` to disable them entirely.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(StyleModifier(value: enabled ? nil : .noHits))
    }
}
