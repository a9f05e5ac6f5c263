/// The outline of a shape.
package enum ShapeOutline: Hashable, Sendable {
    case rectangle
    /// The radius is in points.
    case roundedRectangle(radius: Double)
    case capsule
    case circle
    case ellipse
}

/// A drawn shape.
package struct ShapeTraits: Hashable, Sendable {
    package var outline: ShapeOutline
    package var fill: Paint?
    /// Replaces the fill.
    package var fillGradient: GradientPaint?
    package var stroke: Paint?
    /// Replaces the stroke.
    package var strokeGradient: GradientPaint?
    /// In points.
    package var lineWidth: Double
    /// Whether the stroke is centered on the outline, so that half of it is outside. Otherwise it is inside.
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

/// A run of text with its own style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    /// An image instead of the text; nil for none.
    package var image: ImageSource?
    package var style: [StyleValue]
    /// The target of a link that the browser opens; nil for none.
    package var address: String?
    /// The target of a link that the app opens, with any scheme; nil for none.
    package var handledURL: String?

    package init(text: String, style: [StyleValue], address: String? = nil, handledURL: String? = nil) {
        self.text = text
        self.style = style
        self.address = address
        self.handledURL = handledURL
    }
}
