import Foundation

/// Springs, by their duration or by what they are made of.
///
/// A page animates with curves of CSS, so that no spring keeps the velocity that something had before: parameters for that are
/// there, and change nothing.
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

    /// A spring for what follows a finger: as ``spring(response:dampingFraction:blendDuration:)``, but shorter.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring for what follows a finger. `extraBounce` is added to its overshoot.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring without overshoot, but for `extraBounce`.
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

    /// A spring, by what it moves and what it is made of. Values that are no spring's, such as a mass of 0, give the default one.
    ///
    /// - Parameters:
    ///   - mass: What it moves.
    ///   - stiffness: The force with which it goes back, for each unit of length.
    ///   - damping: What slows it down, for each unit of velocity.
    ///   - initialVelocity: Changes nothing on a page.
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
