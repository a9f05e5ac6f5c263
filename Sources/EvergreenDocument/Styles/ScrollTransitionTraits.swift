/// The effects of an element while it scrolls into and out of the visible area.
package struct ScrollTransitionTraits: Hashable, Sendable {
    /// How the effects are applied.
    package enum Way: Hashable, Sendable {
        /// No effect.
        case none
        /// In proportion to the scroll offset, until this fraction of the element is visible; more than 1 for the middle of the visible
        /// area.
        case interactive(visible: Double, AnimationTraits.Curve)
        /// With an animation, once this fraction of the element is visible.
        case animated(visible: Double, AnimationTraits)
    }

    /// The scroll axis; nil for that of the scroll view.
    package var axis: Axis?
    /// At the leading and at the trailing edge of the scroll view.
    package var start: Way
    package var end: Way
    /// The effects before the leading edge.
    package var before: [StyleValue]
    /// The effects while the element is visible.
    package var identity: [StyleValue]
    /// The effects after the trailing edge.
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
