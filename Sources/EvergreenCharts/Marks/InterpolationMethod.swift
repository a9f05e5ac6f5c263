import Foundation

/// How a line joins its points.
public struct InterpolationMethod: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear, monotone
        case catmullRom(alpha: Double)
        case cardinal(tension: Double)
        case stepStart, stepCenter, stepEnd
    }

    let curve: Curve

    /// By straight lines.
    public static let linear = InterpolationMethod(curve: .linear)
    /// By curves that go neither above nor below their points where these rise or fall.
    public static let monotone = InterpolationMethod(curve: .monotone)
    /// By uniform Catmull–Rom splines.
    public static let catmullRom = catmullRom(alpha: 0)
    /// By cardinal splines without tension.
    public static let cardinal = cardinal(tension: 0)
    /// By steps at the beginning of each part.
    public static let stepStart = InterpolationMethod(curve: .stepStart)
    /// By steps in the middle of each part.
    public static let stepCenter = InterpolationMethod(curve: .stepCenter)
    /// By steps at the end of each part.
    public static let stepEnd = InterpolationMethod(curve: .stepEnd)

    /// By Catmull–Rom splines.
    ///
    /// - Parameter alpha: 0 for uniform splines, 0.5 for centripetal ones, which have neither loops nor cusps, and 1 for chordal ones.
    ///   Other numbers count as the nearest of these from 0 to 1.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .catmullRom(alpha: alpha.isFinite ? Double(min(max(alpha, 0), 1)) : 0))
    }

    /// By cardinal splines.
    ///
    /// - Parameter tension: How short the tangents are: 0 for round curves, and 1 for straight lines. Other numbers count as the nearest of
    ///   these from 0 to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .cardinal(tension: tension.isFinite ? Double(min(max(tension, 0), 1)) : 0))
    }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The name of the method, with its parameter if that is not its own.
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
