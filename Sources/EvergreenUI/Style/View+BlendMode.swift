extension View {
    /// Sets the blend mode with the content behind the view, within the enclosing `compositingGroup()`.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(StyleModifier(value: blendMode == .normal ? nil : .blending(blendMode)))
    }

    /// Composites the view as a group. A `blendMode(_:)` inside does not affect content behind the view.
    public func compositingGroup() -> some View { modifier(StyleModifier(value: .compositing)) }

    /// Composites the view as a group. On a page, this is equivalent to `compositingGroup()`, because browsers render on the GPU anyway.
    public func drawingGroup() -> some View { compositingGroup() }
}
