extension View {
    /// Mixes the view's colors with those behind it, up to the next `compositingGroup()` around it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(StyleModifier(value: blendMode == .normal ? nil : .blending(blendMode)))
    }

    /// Paints what is in the view as one: what is mixed by `blendMode(_:)` inside is not mixed with what is behind the view.
    public func compositingGroup() -> some View { modifier(StyleModifier(value: .compositing)) }

    /// Paints what is in the view as one. On a page, the same as `compositingGroup()`: a browser paints with the graphics processor
    /// anyway.
    public func drawingGroup() -> some View { compositingGroup() }
}
