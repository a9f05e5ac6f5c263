/// Colors that turn into one another.
package struct GradientPaint: Hashable, Sendable {
    /// Where the colors are, between 0 and 1 as a rule.
    package enum Geometry: Hashable, Sendable {
        /// Along a line.
        case linear(from: StyleAnchor, to: StyleAnchor)
        /// On circles around a point. Radii are in points.
        case radial(center: StyleAnchor, start: Double, end: Double)
        /// On ellipses around a point. Radii are in parts of the width and of the height.
        case elliptical(center: StyleAnchor, start: Double, end: Double)
        /// Around a point, clockwise from the right, in degrees.
        case angular(center: StyleAnchor, start: Double, end: Double)
        /// From the top, where the only color is lighter, to the bottom.
        case shade
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
