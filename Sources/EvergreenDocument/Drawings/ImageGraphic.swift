/// An image in a drawing.
package struct ImageGraphic: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// At its own size. The anchor, in fractions of the image's size, is at the point.
        case at(GraphicPoint, anchor: StyleAnchor)
        /// Resized to a rectangle.
        case within(GraphicRect)
    }

    package var source: ImageSource
    /// The font and the color of a symbol, which has the size of text.
    package var style: [StyleValue]
    package var place: Place
    package var opacity: Double
    package var transform: GraphicTransform

    package init(
        _ source: ImageSource,
        style: [StyleValue],
        _ place: Place,
        opacity: Double = 1,
        transform: GraphicTransform = .identity
    ) {
        self.source = source
        self.style = style
        self.place = place
        self.opacity = opacity
        self.transform = transform
    }
}
