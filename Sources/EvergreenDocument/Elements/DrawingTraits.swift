/// Graphics, and the space that they were made for.
package struct DrawingTraits: Hashable, Sendable {
    package enum Space: Hashable, Sendable {
        /// Graphics are where their points say, whatever the size of the element.
        case points
        /// The screen tells the size of the element, and graphics were made for a size. Until they are made anew, they are scaled.
        case measured(MeasuredSpace)
    }

    package struct MeasuredSpace: Hashable, Sendable {
        /// What the screen has told last; nil for nothing.
        package var measure: ElementMeasure?
        /// The size for which the graphics were made, in points.
        package var width: Double
        package var height: Double
        /// Whether width and height are scaled apart.
        package var isStretched: Bool

        /// The elements from whose corners the drawing is measured as well, with their sizes.
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

/// An outline to which elements are clipped, and the space that it was made for.
package struct ClippingTraits: Hashable, Sendable {
    package var space: DrawingTraits.Space
    package var clip: GroupGraphic.Clip

    package init(_ space: DrawingTraits.Space, _ clip: GroupGraphic.Clip) {
        self.space = space
        self.clip = clip
    }
}
