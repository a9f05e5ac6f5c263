public import Foundation

/// A spring: how something moves that is pulled to its target and slowed down.
///
/// ``SpringKeyframe`` moves as a spring does. `Animation` has its own springs, which a page draws as curves.
public struct Spring: Hashable, Sendable {
    /// The seconds of one oscillation without damping: about how long a movement takes.
    public var duration: TimeInterval
    /// How much it overshoots: from 0, not at all, to 1, without an end. Below 0, it is slower than it could be.
    public var bounce: Double

    /// Creates a spring that takes about `duration` seconds. `bounce` is clamped to -1...1; a duration that is none is 0.5.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration > 0 && duration.isFinite ? duration : 0.5
        self.bounce = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
    }

    /// Creates a spring that takes about `response` seconds. With a damping ratio of 1 it does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        let bounce = dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
        self.init(duration: response, bounce: bounce)
    }

    /// Creates a spring, by what it moves and what it is made of.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: damping / (2 * (mass * stiffness).squareRoot())
        )
    }

    /// Without overshoot.
    public static var smooth: Spring { smooth() }
    /// Without overshoot, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// With a small overshoot.
    public static var snappy: Spring { snappy() }
    /// With a small overshoot, to which `extraBounce` is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// With a visible overshoot.
    public static var bouncy: Spring { bouncy() }
    /// With a visible overshoot, to which `extraBounce` is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// About how long a movement takes, in seconds.
    public var response: Double { duration }

    /// How much it is slowed down: 1 is as much as is needed to not overshoot.
    public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce }

    /// The seconds after which a movement by one is over but for a thousandth. Without damping, a hundred oscillations.
    public var settlingDuration: TimeInterval {
        let (frequency, ratio) = (frequency, dampingRatio)
        // How fast the slowest part fades.
        let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
        return min(rate > 0 ? log(1000) / rate : .infinity, 100 * duration)
    }

    /// Where something is that starts at zero.
    ///
    /// - Parameters:
    ///   - target: Where it is pulled.
    ///   - initialVelocity: How fast it is at first, in units a second.
    ///   - time: The seconds since then.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (position, velocity) = response(at: max(time, 0))
        return target.scaled(by: 1 - position) + initialVelocity.scaled(by: velocity)
    }

    /// How fast something is that starts at zero, in units a second. See ``value(target:initialVelocity:time:)``.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let (before, after) = (max(time - step, 0), max(time, 0) + step)
        let distance =
            value(target: target, initialVelocity: initialVelocity, time: after)
            - value(target: target, initialVelocity: initialVelocity, time: before)
        return distance.scaled(by: 1 / (after - before))
    }

    private var frequency: Double { 2 * .pi / duration }

    /// How far something is from the target: one that starts at a distance of one and rests, and one that starts there and moves by
    /// one a second.
    private func response(at time: Double) -> (position: Double, velocity: Double) {
        let (frequency, ratio) = (frequency, dampingRatio)
        if abs(ratio - 1) < 1e-6 {
            let decay = exp(-frequency * time)
            return (decay * (1 + frequency * time), decay * time)
        }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let decay = exp(-ratio * frequency * time)
            let (sine, cosine) = (sin(damped * time), cos(damped * time))
            return (decay * (cosine + ratio * frequency / damped * sine), decay * sine / damped)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        let (first, second) = (exp(slow * time), exp(fast * time))
        return ((slow * second - fast * first) / (slow - fast), (first - second) / (slow - fast))
    }
}
