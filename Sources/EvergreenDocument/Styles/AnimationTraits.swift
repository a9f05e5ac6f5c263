/// The animation of one update.
package struct AnimationTraits: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// A spring whose overshoot grows with its bounce, from 0 (none) to 1.
        case spring(bounce: Double)
        /// A cubic Bézier curve from (0, 0) to (1, 1), with two control points.
        case bezier(Double, Double, Double, Double)
    }

    package var curve: Curve
    /// In seconds.
    package var duration: Double
    /// In seconds.
    package var delay: Double

    /// The repetition; nil for a single run.
    package var repetition: Repetition?

    package struct Repetition: Hashable, Sendable {
        /// The number of runs; nil for no limit.
        package var count: Int?
        /// Whether every second run is reversed.
        package var autoreverses: Bool
        /// The delay before each run, in seconds.
        package var pause: Double

        package init(count: Int?, autoreverses: Bool, pause: Double) {
            self.count = count
            self.autoreverses = autoreverses
            self.pause = pause
        }
    }

    package init(curve: Curve, duration: Double, delay: Double = 0, repetition: Repetition? = nil) {
        self.curve = curve
        self.duration = duration
        self.delay = delay
        self.repetition = repetition
    }
}
