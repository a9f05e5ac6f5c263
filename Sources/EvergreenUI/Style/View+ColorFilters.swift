import EvergreenDocument

extension View {
    /// Multiplies the color components of the view by those of a color. White has no effect; black results in black.
    public func colorMultiply(_ color: Color) -> some View {
        FilteredView(inner: self, effect: .multiplication(color.paint))
    }

    /// Converts the luminance of the view's content to the opacity of black.
    public func luminanceToAlpha() -> some View { FilteredView(inner: self, effect: .colors(.luminanceToAlpha)) }
}

/// A view with an SVG filter.
private struct FilteredView<Inner: View>: DecoratingView {
    let inner: Inner
    let effect: GraphicEffect

    func kind(in node: ElementNode<Self>) -> ElementKind { .filtering(effect) }
}
