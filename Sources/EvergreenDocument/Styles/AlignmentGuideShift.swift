/// By how much an element moves because its alignment guide is elsewhere: where the container around aligns by that guide.
package struct AlignmentGuideShift: Hashable, Sendable {
    package enum Guide: Hashable, Sendable {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)
    }

    package var guide: Guide
    /// In points, towards the trailing or the lower edge.
    package var distance: Double
    /// In parts of the element's own width or height.
    package var fraction: Double

    package init(guide: Guide, distance: Double, fraction: Double) {
        self.guide = guide
        self.distance = distance
        self.fraction = fraction
    }
}
