import EvergreenDocument

extension View {
    /// Multiplies each component of the view's colors by that of a color: white leaves them as they are, and black makes them black.
    public func colorMultiply(_ color: Color) -> some View {
        FilteredView(inner: self, effect: .multiplication(color.paint))
    }

    /// Makes everything in the view black, as opaque as it has been light.
    public func luminanceToAlpha() -> some View { FilteredView(inner: self, effect: .colors(.luminanceToAlpha)) }
}

/// A view with a filter of SVG.
private struct FilteredView<Inner: View>: DecoratingView {
    let inner: Inner
    let effect: GraphicEffect

    func kind(in node: ElementNode<Self>) -> ElementKind { .filtering(effect) }
}
