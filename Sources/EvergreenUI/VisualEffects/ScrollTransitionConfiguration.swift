import EvergreenDocument

/// How a view changes as it scrolls into sight and out of it.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is in sight.
    public struct Threshold: Hashable, Sendable {
        /// The part in sight; 2 for the middle.
        let amount: Double

        /// All of it.
        public static let visible = visible(1)
        /// Nothing of it: it is about to come.
        public static let hidden = visible(0)
        /// Its center is in the middle of what is seen.
        public static let centered = Threshold(amount: 2)

        /// This part of it, between 0 and 1.
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

    /// No change.
    public static let identity = ScrollTransitionConfiguration(.identity)
    /// The view changes as far as the user has scrolled.
    public static let interactive = interactive()
    /// An animation begins when half of the view is in sight.
    public static let animated = animated()

    /// The view changes as far as the user has scrolled, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.interactive(timingCurve))
    }

    /// An animation begins when half of the view is in sight.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation)).threshold(.visible(0.5))
    }

    /// Sets how much of the view is in sight when it no longer changes, or when its animation begins.
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
