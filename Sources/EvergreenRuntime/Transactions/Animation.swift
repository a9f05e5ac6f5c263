import Foundation

/// How changes come about: at which pace, and how long it takes.
///
/// A page animates with CSS. A spring is a curve that runs past its end and back once; a page has no velocity that
/// it could take over. Who asked their browser for less motion sees all changes at once.
public struct Animation: Hashable, Sendable {
    package private(set) var traits: AnimationTraits

    private init(_ curve: AnimationTraits.Curve, _ duration: TimeInterval) {
        traits = AnimationTraits(curve: curve, duration: duration)
    }

    public static let `default` = easeInOut
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = spring(duration: 0.5, bounce: 0)
    public static let smooth = spring(duration: 0.5, bounce: 0)
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)

    /// The same pace all the time; `duration` is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

    /// Starts slowly; `duration` is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }

    /// Ends slowly; `duration` is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }

    /// Starts and ends slowly; `duration` is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

    /// A cubic Bézier curve, by its two control points; `duration` is in seconds.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.bezier(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y), duration)
    }

    /// A spring that takes about `duration` seconds; a `bounce` of 0 does not run past its end, one of 1 does by much.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
        Animation(.spring(bounce: min(max(bounce, 0), 1)), duration)
    }

    /// A spring that takes about `response` seconds; one with a `dampingFraction` of 1 does not run past its end.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825) -> Animation {
        spring(duration: response, bounce: 1 - dampingFraction)
    }

    /// The same animation, some seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.traits.delay += delay
        return copy
    }

    /// The same animation, `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var copy = self
        copy.traits.duration /= speed
        copy.traits.delay /= speed
        return copy
    }
}
