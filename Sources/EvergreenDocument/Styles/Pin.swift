/// Where an element is pinned in the space that it is offered: a point of the element is at a point of the space. Lengths are in
/// points from the upper left corner of the space, in right-to-left layouts, too.
package struct Pin: Hashable, Sendable {
    /// What is kept between two lengths along one axis, if it is shorter than what is between; it begins at the first one otherwise.
    package struct Bounds: Hashable, Sendable {
        package var low: Double
        package var high: Double

        package init(_ low: Double, _ high: Double) {
            (self.low, self.high) = (low, high)
        }

        /// Longer than any page is wide.
        package static let none = Bounds(-100_000, 100_000)
    }

    package var x: Double
    package var y: Double
    /// The point of the element.
    package var anchor: StyleAnchor
    package var horizontal: Bounds
    package var vertical: Bounds

    package init(x: Double, y: Double, anchor: StyleAnchor, horizontal: Bounds = .none, vertical: Bounds = .none) {
        (self.x, self.y, self.anchor) = (x, y, anchor)
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}
