/// An affine transform: maps (x, y) to (ax + cy + tx, bx + dy + ty).
package struct AffineChange: Hashable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}
