import Foundation

/// The interpolation between the points of a line.
public struct InterpolationMethod: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear, monotone
        case catmullRom(alpha: Double)
        case cardinal(tension: Double)
        case stepStart, stepCenter, stepEnd
    }

    let curve: Curve

    /// Linear interpolation.
    public static let linear = InterpolationMethod(curve: .linear)
    /// Monotone curves, which don't overshoot their points.
    public static let monotone = InterpolationMethod(curve: .monotone)
    /// Uniform Catmull–Rom splines.
    public static let catmullRom = catmullRom(alpha: 0)
    /// Cardinal splines without tension.
    public static let cardinal = cardinal(tension: 0)
    /// Steps at the start of each segment.
    public static let stepStart = InterpolationMethod(curve: .stepStart)
    /// Steps in the middle of each segment.
    public static let stepCenter = InterpolationMethod(curve: .stepCenter)
    /// Steps at the end of each segment.
    public static let stepEnd = InterpolationMethod(curve: .stepEnd)

    /// Catmull–Rom splines.
    ///
    /// - Parameter alpha: 0 for uniform splines, 0.5 for centripetal ones, which have neither loops nor cusps, and 1 for chordal ones.
    ///   Clamped to 0...1.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .catmullRom(alpha: alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 0))
    }

    /// Cardinal splines.
    ///
    /// - Parameter tension: The tension: 0 for round curves, and 1 for straight lines. Clamped to 0...1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .cardinal(tension: tension.isFinite ? Double(min(max(tension, 0), 1)) : 0))
    }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The name of the method, with its parameter unless that is the default.
    public var description: String {
        switch curve {
        case .linear: "linear"
        case .monotone: "monotone"
        case .catmullRom(0): "catmullRom"
        case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
        case .cardinal(0): "cardinal"
        case .cardinal(let tension): "cardinal(tension: \(tension))"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        }
    }
}
