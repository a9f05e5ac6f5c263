import Foundation

/// The timing curve, duration and delay of an animation.
///
/// A page animates with CSS. Springs are curves that overshoot once: unlike in SwiftUI, an interrupted spring does not preserve its
/// velocity. With the browser's `prefers-reduced-motion` setting, changes are immediate.
public struct Animation: Hashable, Sendable {
    package private(set) var traits: AnimationTraits

    init(_ curve: AnimationTraits.Curve, _ duration: TimeInterval) {
        traits = AnimationTraits(curve: curve, duration: duration)
    }

    /// The default animation: ease-in-out, 0.35 seconds.
    public static let `default` = easeInOut
    /// Constant speed, 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// Starts slowly, 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly, 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly, 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// A spring of 0.5 seconds without overshoot.
    public static let spring = spring()
    /// A spring of 0.5 seconds without overshoot.
    public static let smooth = smooth()
    /// A spring of 0.5 seconds with a small overshoot.
    public static let snappy = snappy()
    /// A spring of 0.5 seconds with a visible overshoot.
    public static let bouncy = bouncy()

    /// Constant speed. `duration` is in seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }

    /// Starts slowly. `duration` is in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }

    /// Ends slowly. `duration` is in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }

    /// Starts and ends slowly. `duration` is in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

    /// A cubic Bézier curve with two control points, whose x is clamped to 0...1. `duration` is in seconds.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.bezier(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y), duration)
    }

    /// Delays the animation by a number of seconds. Delays add up.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.traits.delay += delay
        return copy
    }

    /// Divides the duration and the delay by `speed`. A speed that is not positive has no effect.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var copy = self
        copy.traits.duration /= speed
        copy.traits.delay /= speed
        copy.traits.repetition?.pause /= speed
        return copy
    }

    /// Repeats the animation a number of times. Afterwards, views have their new values, even if the last run was reversed.
    ///
    /// See ``repeatForever(autoreverses:)`` for the values that repeat. A delay before this modifier applies to each run.
    ///
    /// - Parameters:
    ///   - repeatCount: The number of runs, clamped to 1...1,000,000.
    /// - autoreverses: Whether every second run is reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeating(count: min(max(repeatCount, 1), 1_000_000), autoreverses: autoreverses)
    }

    /// Repeats the animation until the animated values change again or the view is removed.
    ///
    /// ```swift
    /// Image(systemName: "heart.fill")
    ///     .scaleEffect(isBeating ? 1.2 : 1)
    ///     .animation(.easeInOut(duration: 0.6).repeatForever(), value: isBeating)
    ///     .onAppear { isBeating = true }
    /// ```
    ///
    /// Changes of colors, opacities, lengths, offsets, rotations and scales repeat. Insertions, removals and moves do not. The browser runs
    /// the animation, without messages from the server, from the time at which a page shows the view. A delay before this modifier applies
    /// to each run.
    ///
    /// - Parameter autoreverses: Whether every second run is reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeating(count: nil, autoreverses: autoreverses)
    }

    private func repeating(count: Int?, autoreverses: Bool) -> Animation {
        var copy = self
        let pause = copy.traits.delay + (copy.traits.repetition?.pause ?? 0)
        copy.traits.repetition = AnimationTraits.Repetition(count: count, autoreverses: autoreverses, pause: pause)
        copy.traits.delay = 0
        return copy
    }
}
