public import Foundation

/// A curve from 0 to 1: how far something has come at each part of its time.
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

    /// A constant pace.
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
    /// Starts as slowly as a quarter of a circle begins to rise.
    public static let circularEaseIn = UnitCurve(form: .circularIn)
    /// Ends as slowly as a quarter of a circle ceases to rise.
    public static let circularEaseOut = UnitCurve(form: .circularOut)
    /// Starts and ends as slowly as quarters of circles do.
    public static let circularEaseInOut = UnitCurve(form: .circularInOut)

    /// A cubic Bézier curve with two control points, whose x is clamped to 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func clamped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(form: .bezier(clamped(startControlPoint), clamped(endControlPoint)))
    }

    /// The curve whose times are this one's values. Of a Bézier curve whose control points are higher than 1 or lower than 0, as near
    /// as such a curve can be.
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

    /// How far it has come at a time. Both are from 0 to 1; times before and after that are clamped.
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

    /// How fast it is at a time: the slope of the curve. Infinite where that is vertical.
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

    /// The height of a circle of radius 1 that stands on the axis at 0.
    private static func circle(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

    private static func circleSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension UnitCurve {
    /// The control points of the Bézier curve that is the curve, or comes near to it.
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
    /// An animation that goes along a curve. `duration` is in seconds. Circular curves are Bézier curves on a page, as near as those can be.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        let (start, end) = curve.controlPoints
        return timingCurve(start.x, start.y, end.x, end.y, duration: duration)
    }
}
