/// The outline of a shape.
package enum ShapeOutline: Hashable, Sendable {
    case rectangle
    /// The radius is in points.
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
}

/// A shape that is drawn.
package struct ShapeTraits: Hashable, Sendable {
    package var outline: ShapeOutline
    package var fill: Paint?
    /// In place of the fill.
    package var fillGradient: GradientPaint?
    package var stroke: Paint?
    /// In place of the stroke.
    package var strokeGradient: GradientPaint?
    /// In points.
    package var lineWidth: Double
    /// Whether the middle of the line is on the outline, so that half of it is outside. Otherwise all of it is inside.
    package var isLineCentered: Bool

    package init(
        outline: ShapeOutline,
        fill: Paint? = nil,
        stroke: Paint? = nil,
        lineWidth: Double = 1,
        isLineCentered: Bool = false
    ) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
        self.lineWidth = lineWidth
        self.isLineCentered = isLineCentered
    }
}

/// A part of a text with a look of its own.
package struct TextRun: Hashable, Sendable {
    package var text: String
    /// An image in the place of the text; nil for none.
    package var image: ImageSource?
    package var style: [StyleValue]
    /// Where a browser goes; nil for nowhere.
    package var address: String?
    /// The URL of any scheme that the app opens, in place of the browser; nil for none.
    package var handledURL: String?

    package init(text: String, style: [StyleValue], address: String? = nil, handledURL: String? = nil) {
        self.text = text
        self.style = style
        self.address = address
        self.handledURL = handledURL
    }
}
