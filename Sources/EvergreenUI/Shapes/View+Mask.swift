import EvergreenDocument

// Browsers support masks with outlines and gradients, but not with arbitrary views. A gradient can be the background of a text.
extension View {
    /// Masks the view with a shape that fills its bounds.
    public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        clipShape(mask())
    }

    /// Masks the view with a shape that fills its bounds.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

    /// Masks the view with the opacity of a gradient that fills its bounds. On a page, this is CSS `mask-image`.
    public func mask<Mask: _GradientView>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(StyleModifier(value: .mask(mask()._paint.paint)))
    }

    /// Masks the view with the opacity of a gradient that fills its bounds.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask<Mask: _GradientView>(_ mask: Mask) -> some View {
        modifier(StyleModifier(value: .mask(mask._paint.paint)))
    }
}

extension _GradientView {
    /// Masks the gradient with a text. The gradient fills the available space, in which the text is aligned.
    ///
    /// ```swift
    /// LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
    ///     .mask { Text("Hello").font(.largeTitle.bold()) }
    /// ```
    ///
    /// The colors of the text have no effect. The text is hidden from assistive technology. On a page, this is CSS `background-clip`.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Text) -> some View {
        painting(mask(), alignment: alignment)
    }

    /// Masks the gradient with a text.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask(_ mask: Text) -> some View { painting(mask, alignment: .center) }

    private func painting(_ text: Text, alignment: Alignment) -> some View {
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .modifier(StyleModifier(value: .gradient(_paint.paint)))
            .modifier(StyleModifier(value: .paintedText))
            .accessibilityHidden(true)
    }
}
