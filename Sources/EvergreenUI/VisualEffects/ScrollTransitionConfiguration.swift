import EvergreenDocument

/// The behavior of a view that scrolls into and out of the visible area.
public struct ScrollTransitionConfiguration: Sendable {
    /// The visible part of a view at which a transition completes or starts.
    public struct Threshold: Hashable, Sendable {
        /// The visible fraction; 2 for the center.
        let amount: Double

        /// The view is entirely visible.
        public static let visible = visible(1)
        /// The view is about to become visible.
        public static let hidden = visible(0)
        /// The center of the view is at the center of the visible area.
        public static let centered = Threshold(amount: 2)

        /// Returns the threshold for a visible fraction, between 0 and 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: min(max(amount, 0), 1)) }
    }

    private enum Form {
        case identity
        case interactive(UnitCurve)
        case animated(Animation)
    }

    private let form: Form
    private var threshold = Threshold.visible

    private init(_ form: Form) {
        self.form = form
    }

    /// No transition.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// A transition that follows the scroll position.
    public static let interactive = interactive()
    /// An animation that starts when half of the view is visible.
    public static let animated = animated()

    /// Returns a transition that follows the scroll position along a timing curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// Returns an animation that starts when half of the view is visible.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation)).threshold(.visible(0.5))
    }

    /// Returns the configuration with a threshold at which the transition completes or the animation starts.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    var way: ScrollTransitionTraits.Way {
        switch form {
        case .identity: .none
        case .interactive(let curve):
            .interactive(visible: threshold.amount, Animation.timingCurve(curve, duration: 1).traits.curve)
        case .animated(let animation): .animated(visible: min(threshold.amount, 1), animation.traits)
        }
    }
}
