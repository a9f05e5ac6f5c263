/// A perspective transform: maps a point (x, y) to that of an affine transform, divided by `x * x + y * y + w` of this transform.
package struct ProjectionChange: Hashable, Sendable {
    package var affine: AffineChange
    package var x, y, w: Double

    package init(_ affine: AffineChange, x: Double = 0, y: Double = 0, w: Double = 1) {
        (self.affine, self.x, self.y, self.w) = (affine, x, y, w)
    }

    package static let identity = ProjectionChange(AffineChange(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))

    package var isAffine: Bool { x == 0 && y == 0 && w == 1 }

    /// The style value of an element with this transform.
    package var style: StyleValue { isAffine ? .affine(affine) : .projection(self) }
}
