/// An angle, in radians or degrees.
public struct Angle: Hashable, Comparable, Animatable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates the angle zero.
    public init() { radians = 0 }

    /// The angle in radians.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }

    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle zero.
    public static let zero = Angle()

    /// Returns whether the first angle is smaller than the second.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// Returns the sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Returns the difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Returns an angle multiplied by a number.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Returns an angle multiplied by a number.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

    /// Returns an angle divided by a number.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Returns the negated angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
