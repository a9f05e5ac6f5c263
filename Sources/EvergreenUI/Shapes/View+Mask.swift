import EvergreenDocument

// A browser has masks of outlines and gradients, and none that are views of other kinds.
extension View {
    /// Shows the view within a shape, which fills its bounds.
    public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        clipShape(mask())
    }

    /// Shows the view within a shape, which fills its bounds.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

    /// Shows the view as opaque at each point as a gradient is, which fills its bounds. On a page, CSS `mask-image`.
    public func mask<Mask: _GradientView>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(StyleModifier(value: .mask(mask()._paint.paint)))
    }

    /// Shows the view as opaque at each point as a gradient is, which fills its bounds.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask<Mask: _GradientView>(_ mask: Mask) -> some View {
        modifier(StyleModifier(value: .mask(mask._paint.paint)))
    }
}
