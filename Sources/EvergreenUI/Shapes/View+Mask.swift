import EvergreenDocument

// A browser has masks of outlines and gradients, and none that are views of other kinds. A gradient can be the background of a text.
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

extension _GradientView {
    /// Shows the gradient where a text is. It fills the available space, in which the text is aligned.
    ///
    /// ```swift
    /// LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
    ///     .mask { Text("Hello").font(.largeTitle.bold()) }
    /// ```
    ///
    /// The colors of the text make no difference. Assistive technology passes over it. On a page, CSS `background-clip`.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Text) -> some View {
        painting(mask(), alignment: alignment)
    }

    /// Shows the gradient where a text is.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask(_ mask: Text) -> some View { painting(mask, alignment: .center) }

    private func painting(_ text: Text, alignment: Alignment) -> some View {
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .modifier(StyleModifier(value: .gradient(_paint.paint)))
            .modifier(StyleModifier(value: .paintedText))
            .accessibilityHidden(true)
    }
}
