import EvergreenDocument

extension PageOperation {
    /// Animates the following operations; nil for no animation.
    static func animation(_ traits: AnimationTraits?) -> PageOperation {
        guard let traits else {
            return .animate(milliseconds: 0, delay: 0, easing: AnimationTraits.Curve.linear.easing)
        }
        return .animate(
            milliseconds: AnimationTraits.milliseconds(traits.duration),
            delay: AnimationTraits.milliseconds(traits.delay),
            easing: traits.curve.easing
        )
    }
}

extension AnimationTraits {
    /// Bounded: longer animations are useless.
    static func milliseconds(_ seconds: Double) -> Int {
        seconds.isFinite ? Int((min(max(seconds, 0), 10) * 1000).rounded()) : 0
    }
}

extension AnimationTraits.Curve {
    /// A CSS easing function.
    var easing: String {
        switch self {
        case .linear: "linear"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .easeInOut: "ease-in-out"
        case .spring(let bounce): "cubic-bezier(0.25,\(Self.number(1 + 2 * bounce)),0.4,1)"
        case .bezier(let x1, let y1, let x2, let y2):
            "cubic-bezier(" + [x1, y1, x2, y2].map(Self.number).joined(separator: ",") + ")"
        }
    }

    private static func number(_ number: Double) -> String {
        StyleClass.decimal(number.isFinite ? min(max(number, -10), 10) : 0)
    }
}
