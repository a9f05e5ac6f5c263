public import Foundation

extension Animation {
    /// An animation with a spring's duration and bounce.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: The time of a change to another spring. Has no effect on a page.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    }

    /// An animation with a spring's duration and bounce.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - initialVelocity: The initial velocity. Has no effect on a page.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .spring(spring)
    }

    /// A spring with its default values.
    public static var interpolatingSpring: Animation { .interpolatingSpring(Spring()) }

    /// A spring for changes that follow a gesture, with its default values.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
}
