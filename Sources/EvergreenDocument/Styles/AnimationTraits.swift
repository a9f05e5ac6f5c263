/// How the changes of one update come about on the screen.
package struct AnimationTraits: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// Runs past its end and back: by nothing for a bounce of 0, by much for one of 1.
        case spring(bounce: Double)
        /// A cubic Bézier curve from (0, 0) to (1, 1), by its two control points.
        case bezier(Double, Double, Double, Double)
    }

    package var curve: Curve
    /// In seconds.
    package var duration: Double
    /// In seconds.
    package var delay: Double

    package init(curve: Curve, duration: Double, delay: Double = 0) {
        self.curve = curve
        self.duration = duration
        self.delay = delay
    }
}

/// How an element comes onto the screen, in an update that is animated.
package enum Arrival: String, Hashable, Sendable {
    case none, opacity, slide, scale, top, leading, bottom, trailing
}
