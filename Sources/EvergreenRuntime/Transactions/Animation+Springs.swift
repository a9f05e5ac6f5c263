import Foundation

/// Springs, defined by duration or by physical parameters.
///
/// A page animates with CSS curves, so springs do not preserve velocity: the parameters for it have no effect.
extension Animation {
    /// A spring that takes about `duration` seconds. `bounce` is the overshoot, clamped to 0 (none) ... 1.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(bounce: min(max(bounce, 0), 1)), duration)
    }

    /// A spring that takes about `response` seconds. With a `dampingFraction` of 1, it does not overshoot.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(duration: response, bounce: 1 - dampingFraction)
    }

    /// A spring for interactive gestures: a shorter ``spring(response:dampingFraction:blendDuration:)``.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring for interactive gestures. `extraBounce` is added to its overshoot.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring without overshoot, except for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small overshoot, to which `extraBounce` is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a visible overshoot, to which `extraBounce` is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that takes about `duration` seconds. `bounce` is the overshoot, clamped to 0 (none) ... 1.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        spring(duration: duration, bounce: bounce)
    }

    /// A spring with physical parameters. Invalid values, such as a mass of 0, give the default spring.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object on the spring.
    ///   - stiffness: The stiffness of the spring: force per unit of displacement.
    ///   - damping: The damping coefficient: force per unit of velocity.
    ///   - initialVelocity: Has no effect on a page.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        guard mass > 0, stiffness > 0, damping >= 0 else { return spring }
        return spring(
            duration: 2 * .pi * (mass / stiffness).squareRoot(),
            bounce: 1 - damping / (2 * (mass * stiffness).squareRoot())
        )
    }
}
