/// A rotation about an axis through a point.
package struct SpaceRotation: Hashable, Sendable {
    package var degrees: Double
    package var x: Double
    package var y: Double
    package var z: Double
    package var anchor: StyleAnchor
    /// The distance of the point in front of the element, in points.
    package var anchorZ: Double
    /// The strength of the perspective: how much smaller distant parts are; 0 for none.
    package var perspective: Double

    package init(
        degrees: Double,
        x: Double,
        y: Double,
        z: Double,
        anchor: StyleAnchor = .center,
        anchorZ: Double = 0,
        perspective: Double = 1
    ) {
        self.degrees = degrees
        self.x = x
        self.y = y
        self.z = z
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }
}
