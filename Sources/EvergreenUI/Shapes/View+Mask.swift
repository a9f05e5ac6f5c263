import EvergreenDocument

// Browsers support masks with outlines, gradients and images, but not with arbitrary views. A gradient can be the background of a text.
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

extension View {
    /// Masks the view with the opacity of an image: a symbol, an image from the app's resources, or an image from data.
    ///
    /// ```swift
    /// LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
    ///     .mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
    /// ```
    ///
    /// A symbol has the size of the view's font, unless it is resizable. On a page, this is CSS `mask-image`. The images of an ``AsyncImage``
    /// are no masks, because most sites do not allow it: the view is not masked by them.
    public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Image) -> some View {
        modifier(ImageMaskModifier(image: mask(), alignment: alignment))
    }

    /// Masks the view with the opacity of an image.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    public func mask(_ mask: Image) -> some View { modifier(ImageMaskModifier(image: mask, alignment: .center)) }
}

private struct ImageMaskModifier: ElementModifier {
    let image: Image
    let alignment: Alignment

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        let mask = ImageMask(
            source: image.resolvedSource(in: environment),
            fit: image.fit,
            alignment: alignment,
            font: environment.font?.description,
            scale: environment.imageScale.scale
        )
        modifiers.style.insert(.imageMask(mask), at: 0)
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
            .modifier(PaintModifier(style: foreground) { $0.area })
            .modifier(StyleModifier(value: .paintedText))
            .accessibilityHidden(true)
    }
}
