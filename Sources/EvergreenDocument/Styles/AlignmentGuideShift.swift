/// The offset of an element due to a custom alignment guide, in containers that align by that guide.
package struct AlignmentGuideShift: Hashable, Sendable {
    package enum Guide: Hashable, Sendable {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    package var guide: Guide
    /// In points, towards the trailing or bottom edge.
    package var distance: Double
    /// In fractions of the element's own width or height.
    package var fraction: Double

    package init(guide: Guide, distance: Double, fraction: Double) {
        self.guide = guide
        self.distance = distance
        self.fraction = fraction
    }
}
