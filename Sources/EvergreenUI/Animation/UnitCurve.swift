public import Foundation

/// A timing curve from 0 to 1: the progress of an animation as a function of time.
///
/// ```swift
/// withAnimation(.timingCurve(.circularEaseOut, duration: 0.5)) { isOpen = true }
/// ```
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        /// A cubic Bézier curve with two control points.
        case bezier(UnitPoint, UnitPoint)
        case circularIn, circularOut, circularInOut
        /// The inverse of ``circularInOut``: slow in the middle.
        case circularOutIn
    }

    private let form: Form

    /// Constant speed.
    public static let linear = bezier(startControlPoint: .topLeading, endControlPoint: .bottomTrailing)
    /// Starts slowly.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    /// Ends slowly.
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Starts and ends slowly.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    /// Starts slowly, along a quarter circle.
    public static let circularEaseIn = UnitCurve(form: .circularIn)
    /// Ends slowly, along a quarter circle.
    public static let circularEaseOut = UnitCurve(form: .circularOut)
    /// Starts and ends slowly, along quarter circles.
    public static let circularEaseInOut = UnitCurve(form: .circularInOut)

    /// A cubic Bézier curve with two control points, whose x is clamped to 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func clamped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(form: .bezier(clamped(startControlPoint), clamped(endControlPoint)))
    }

    /// The inverse curve, which maps progress to time. For a Bézier curve with control points above 1 or below 0, an approximation.
    public var inverse: UnitCurve {
        switch form {
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x),
                endControlPoint: UnitPoint(x: end.y, y: end.x)
            )
        case .circularIn: UnitCurve(form: .circularOut)
        case .circularOut: UnitCurve(form: .circularIn)
        case .circularInOut: UnitCurve(form: .circularOutIn)
        case .circularOutIn: UnitCurve(form: .circularInOut)
        }
    }

    /// Returns the progress at a time. Both range from 0 to 1. Other times are clamped.
    public func value(at progress: Double) -> Double {
        let time = Self.clamped(progress)
        switch form {
        case .bezier(let start, let end):
            return CubicBezier(start.x, start.y, end.x, end.y).value(at: time)
        case .circularIn: return Self.circle(time)
        case .circularOut: return 1 - Self.circle(1 - time)
        case .circularInOut:
            return time < 0.5 ? Self.circle(2 * time) / 2 : 1 - Self.circle(2 - 2 * time) / 2
        case .circularOutIn:
            return time < 0.5 ? 0.5 - Self.circle(1 - 2 * time) / 2 : 0.5 + Self.circle(2 * time - 1) / 2
        }
    }

    /// Returns the speed at a time: the slope of the curve. Infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let time = Self.clamped(progress)
        switch form {
        case .bezier(let start, let end):
            return CubicBezier(start.x, start.y, end.x, end.y).slope(at: time)
        case .circularIn: return Self.circleSlope(time)
        case .circularOut: return Self.circleSlope(1 - time)
        case .circularInOut: return Self.circleSlope(time < 0.5 ? 2 * time : 2 - 2 * time)
        case .circularOutIn: return Self.circleSlope(abs(2 * time - 1))
        }
    }

    private static func clamped(_ progress: Double) -> Double { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    /// The height of a unit circle that touches the axis at 0.
    private static func circle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

    private static func circleSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension UnitCurve {
    /// The control points of the equivalent Bézier curve, or of an approximation.
    fileprivate var controlPoints: (UnitPoint, UnitPoint) {
        switch form {
        case .bezier(let start, let end): (start, end)
        case .circularIn: (UnitPoint(x: 0.552, y: 0), UnitPoint(x: 1, y: 0.448))
        case .circularOut: (UnitPoint(x: 0, y: 0.552), UnitPoint(x: 0.448, y: 1))
        case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
        case .circularOutIn: (UnitPoint(x: 0, y: 0.85), UnitPoint(x: 1, y: 0.15))
        }
    }
}

extension Animation {
    /// An animation with a timing curve. `duration` is in seconds. A page approximates circular curves by Bézier curves.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        let (start, end) = curve.controlPoints
        return timingCurve(start.x, start.y, end.x, end.y, duration: duration)
    }
}
