/// An image whose opacity masks an element.
package struct ImageMask: Hashable, Sendable {
    package var source: ImageSource
    /// How the image fills the element; nil for its own size.
    package var fit: ImageFit?
    package var alignment: Alignment
    /// The font and the scale that determine the size of a symbol.
    package var font: FontDescription?
    package var scale: ImageScale

    package init(
        source: ImageSource,
        fit: ImageFit?,
        alignment: Alignment,
        font: FontDescription?,
        scale: ImageScale
    ) {
        self.source = source
        self.fit = fit
        self.alignment = alignment
        self.font = font
        self.scale = scale
    }
}
