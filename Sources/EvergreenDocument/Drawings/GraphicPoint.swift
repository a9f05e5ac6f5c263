/// A point of a drawing, in points from its upper left corner.
package struct GraphicPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rectangle of a drawing. Its size is not negative.
package struct GraphicRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// An affine transform: maps (x, y) to (ax + cy + tx, bx + dy + ty).
package struct GraphicTransform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static let identity = GraphicTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
