/// A gradient.
package struct GradientPaint: Hashable, Sendable {
    /// The geometry of a gradient. Stops are usually at 0 to 1.
    package enum Geometry: Hashable, Sendable {
        /// Along a line.
        case linear(from: StyleAnchor, to: StyleAnchor)
        /// On concentric circles. Radii are in points.
        case radial(center: StyleAnchor, start: Double, end: Double)
        /// On concentric ellipses. Radii are in fractions of the width and the height.
        case elliptical(center: StyleAnchor, start: Double, end: Double)
        /// Around a point, clockwise from the right, in degrees.
        case angular(center: StyleAnchor, start: Double, end: Double)
        /// A vertical gradient from a lighter shade of the only color.
        case shade
        /// Between the points of a grid. The stops are the colors of the points, row by row, and at last that of the background.
        case mesh(MeshGrid)
    }

    package struct Stop: Hashable, Sendable {
        package var paint: Paint
        package var location: Double

        package init(_ paint: Paint, at location: Double) {
            self.paint = paint
            self.location = location
        }
    }

    package var geometry: Geometry
    package var stops: [Stop]

    package init(_ geometry: Geometry, stops: [Stop]) {
        self.geometry = geometry
        self.stops = stops
    }
}
