import EvergreenDocument

// Browsers support masks with outlines, gradients and images. Other views become an image in the browser. A gradient can be the background of
// a text.
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

extension View {
    /// Masks the view with the opacity of other views, which are aligned in its bounds.
    ///
    /// ```swift
    /// ScrollView { Terms() }
    ///     .mask {
    ///         VStack(spacing: 0) {
    ///             Rectangle()
    ///             LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom).frame(height: 40)
    ///         }
    ///     }
    /// ```
    ///
    /// The views of the mask are hidden from assistive technology, and take no input. Nothing is visible outside of the bounds of the view.
    /// On a page, the browser draws the mask as an image, again at each change, and at each frame of an animation in it. This requires
    /// JavaScript: without it, the view is not masked. Images of other servers, and web and text fields, are transparent in a mask. If the
    /// mask is a shape, a gradient or an image, no script draws it.
    @_disfavoredOverload
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        LayeredView(content: self, decoration: mask().accessibilityHidden(true), kind: .mask(alignment), in: .masked)
    }

    /// Masks the view with the opacity of another view.
    @available(*, deprecated, message: "Use mask(alignment:_:), which takes a closure.")
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
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
