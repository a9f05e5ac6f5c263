/// Graphics, and the size for which they were made.
package struct DrawingTraits: Hashable, Sendable {
    package enum Space: Hashable, Sendable {
        /// Graphics are in points, regardless of the element's size.
        case points
        /// Graphics were made for the size that the client measured. They are scaled until they are remade for a new size.
        case measured(MeasuredSpace)
    }

    package struct MeasuredSpace: Hashable, Sendable {
        /// The last measure of the client; nil for none.
        package var measure: ElementMeasure?
        /// The size for which the graphics were made, in points.
        package var width: Double
        package var height: Double
        /// Whether width and height are scaled independently.
        package var isStretched: Bool

        /// The elements whose coordinate spaces and sizes are measured, too.
        package var spaces: [ElementID]

        package init(
            measure: ElementMeasure?,
            width: Double,
            height: Double,
            isStretched: Bool,
            spaces: [ElementID] = []
        ) {
            self.measure = measure
            self.width = width
            self.height = height
            self.isStretched = isStretched
            self.spaces = spaces
        }
    }

    package var space: Space
    package var graphics: [Graphic]

    package init(_ space: Space, _ graphics: [Graphic]) {
        self.space = space
        self.graphics = graphics
    }
}

/// An outline to which elements are clipped, and the size for which it was made.
package struct ClippingTraits: Hashable, Sendable {
    package var space: DrawingTraits.Space
    package var clip: GroupGraphic.Clip

    package init(_ space: DrawingTraits.Space, _ clip: GroupGraphic.Clip) {
        self.space = space
        self.clip = clip
    }
}
