/// The position of an element in its proposed space: a point of the element is placed at a point of the space. Lengths are in points from
/// the upper left corner of the space, also in right-to-left layouts.
package struct Pin: Hashable, Sendable {
    /// Bounds along one axis for the element's extent. An extent that does not fit begins at the lower bound.
    package struct Bounds: Hashable, Sendable {
        package var low: Double
        package var high: Double

        package init(_ low: Double, _ high: Double) {
            (self.low, self.high) = (low, high)
        }

        /// Bounds beyond the width of any page.
        package static let none = Bounds(-100_000, 100_000)
    }

    package var x: Double
    package var y: Double
    /// The point of the element that is placed.
    package var anchor: StyleAnchor
    package var horizontal: Bounds
    package var vertical: Bounds

    package init(x: Double, y: Double, anchor: StyleAnchor, horizontal: Bounds = .none, vertical: Bounds = .none) {
        (self.x, self.y, self.anchor) = (x, y, anchor)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}
