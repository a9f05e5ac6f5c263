/// How an element looks while it scrolls into sight and out of it.
package struct ScrollTransitionTraits: Hashable, Sendable {
    /// How an element comes into sight, or leaves.
    package enum Way: Hashable, Sendable {
        /// It does not change.
        case none
        /// As far as the user has scrolled, until this part of the element is in sight; more than 1 for the middle of what is seen.
        case interactive(visible: Double, AnimationTraits.Curve)
        /// By an animation once this part of the element is in sight.
        case animated(visible: Double, AnimationTraits)
    }

    /// The axis along which it scrolls; nil for that of the scroll view.
    package var axis: Axis?
    /// At the edge where the content begins, and where it ends.
    package var start: Way
    package var end: Way
    /// The effects before the edge where the content begins.
    package var before: [StyleValue]
    /// The effects while it is in sight.
    package var identity: [StyleValue]
    /// The effects behind the edge where the content ends.
    package var after: [StyleValue]

    package enum Axis: String, Hashable, Sendable {
        case horizontal = "x"
        case vertical = "y"
    }

    package init(
        axis: Axis?,
        start: Way,
        end: Way,
        before: [StyleValue],
        identity: [StyleValue],
        after: [StyleValue]
    ) {
        self.axis = axis
        self.start = start
        self.end = end
        self.before = before
        self.identity = identity
        self.after = after
    }
}
