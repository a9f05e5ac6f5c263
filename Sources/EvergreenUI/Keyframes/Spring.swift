public import Foundation

/// A model of a damped spring that moves a value to its target.
///
/// ``SpringKeyframe`` simulates a spring. The springs of `Animation` are separate: a page approximates them by curves.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped oscillation in seconds: approximately the duration of a movement.
    public var duration: TimeInterval
    /// The amount of overshoot: 0 for none, and 1 for an endless oscillation. Below 0, the spring is overdamped.
    public var bounce: Double

    /// Creates a spring with an approximate duration in seconds. `bounce` is clamped to -1...1. An invalid duration becomes 0.5.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration > 0 && duration.isFinite ? duration : 0.5
        self.bounce = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
    }

    /// Creates a spring with an approximate response time in seconds. A damping ratio of 1 does not overshoot.
    public init(response: Double, dampingRatio: Double) {
        let bounce = dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
        self.init(duration: response, bounce: bounce)
    }

    /// Creates a spring from its physical properties.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: damping / (2 * (mass * stiffness).squareRoot())
        )
    }

    /// A spring without overshoot.
    public static var smooth: Spring { smooth() }
    /// A spring without overshoot other than `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small overshoot.
    public static var snappy: Spring { snappy() }
    /// A spring with a small overshoot plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a visible overshoot.
    public static var bouncy: Spring { bouncy() }
    /// A spring with a visible overshoot plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The approximate duration of a movement, in seconds.
    public var response: Double { duration }

    /// The damping ratio. At 1, the spring is critically damped and does not overshoot.
    public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 1e-3) : 1 - bounce }

    /// The seconds until a movement by one has settled within a thousandth. Without damping, a hundred oscillations.
    public var settlingDuration: TimeInterval {
        let (frequency, ratio) = (frequency, dampingRatio)
        // The decay rate of the slowest component.
        let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
        return min(rate > 0 ? log(1000) / rate : .infinity, 100 * duration)
    }

    /// Returns the value of a spring that starts at zero.
    ///
    /// - Parameters:
    ///   - target: The target value.
    ///   - initialVelocity: The initial velocity, in units per second.
    ///   - time: The seconds since the start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (position, velocity) = response(at: max(time, 0))
        return target.scaled(by: 1 - position) + initialVelocity.scaled(by: velocity)
    }

    /// Returns the velocity of a spring that starts at zero, in units per second. See ``value(target:initialVelocity:time:)``.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-4
        let (before, after) = (max(time - step, 0), max(time, 0) + step)
        let distance =
            value(target: target, initialVelocity: initialVelocity, time: after)
            - value(target: target, initialVelocity: initialVelocity, time: before)
        return distance.scaled(by: 1 / (after - before))
    }

    private var frequency: Double { 2 * .pi / duration }

    /// The distances from the target of a spring that starts at rest at a distance of one, and of one that starts at the target with unit
    /// velocity.
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
