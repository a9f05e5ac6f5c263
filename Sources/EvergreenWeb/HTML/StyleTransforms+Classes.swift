import EvergreenDocument

extension SpaceRotation {
    func insert(into classes: inout ClassList) {
        classes.insert("turned")
        classes.insert(StyleClass(.turn, degrees: degrees))
        // An axis without a direction rotates nothing.
        for (property, length) in [(StyleClass.Property.axisX, x), (.axisY, y), (.axisZ, z)] {
            classes.insert(StyleClass(property, length))
        }
        if anchorZ != 0 { classes.insert(StyleClass(.anchorZ, anchorZ)) }
        if perspective > 0, perspective.isFinite {
            classes.insert(StyleClass(.perspective, SpaceRotation.viewDistance / perspective))
        }
        classes.insert(anchor)
    }

    /// The distance of the viewer, in points.
    private static let viewDistance = 500.0
}

extension AffineChange {
    func insert(into classes: inout ClassList) {
        classes.insert("affine")
        for (property, number) in [
            (StyleClass.Property.affineA, a), (.affineB, b), (.affineC, c), (.affineD, d), (.affineX, tx),
            (.affineY, ty),
        ] { classes.insert(StyleClass(property, number)) }
    }
}

extension ProjectionChange {
    func insert(into classes: inout ClassList) {
        affine.insert(into: &classes)
        classes.insert("projected")
        // Scaled, because classes have a precision of a thousandth, and these values need more.
        classes.insert(StyleClass(.projectionX, x * 1000))
        classes.insert(StyleClass(.projectionY, y * 1000))
        classes.insert(StyleClass(.projectionW, w))
    }
}
