import EvergreenUI
import Foundation

extension InterpolationMethod.Curve {
    /// The method that draws the same curve in reverse.
    var reversed: Self {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

extension Path {
    /// Creates an area between two curves.
    init(between first: [CGPoint], _ second: [CGPoint], _ curve: InterpolationMethod.Curve) {
        self.init()
        addCurve(through: first, curve, isNew: true)
        addCurve(through: second.reversed(), curve.reversed, isNew: false)
        closeSubpath()
    }

    /// Adds a curve through points, as a new subpath or from the current point.
    mutating func addCurve(through points: [CGPoint], _ curve: InterpolationMethod.Curve, isNew: Bool) {
        guard let first = points.first else { return }
        if isNew { move(to: first) } else { addLine(to: first) }
        let tangents = curve.tangents(points)
        for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
            switch curve {
            case .linear: addLine(to: to)
            case .stepStart:
                addLine(to: CGPoint(x: from.x, y: to.y))
                addLine(to: to)
            case .stepEnd:
                addLine(to: CGPoint(x: to.x, y: from.y))
                addLine(to: to)
            case .stepCenter:
                let middle = (from.x + to.x) / 2
                addLine(to: CGPoint(x: middle, y: from.y))
                addLine(to: CGPoint(x: middle, y: to.y))
                addLine(to: to)
            case .monotone, .catmullRom, .cardinal:
                // Converts the Hermite form to a Bézier curve.
                let (start, end) = curve.tangents(tangents, points, index)
                let scale = 1.0 / 3
                addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + start.x * scale, y: from.y + start.y * scale),
                    control2: CGPoint(x: to.x - end.x * scale, y: to.y - end.y * scale)
                )
            }
        }
    }
}

extension CGPoint {
    /// The point with exchanged coordinates.
    var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CGAffineTransform {
    /// Exchanges the coordinates of points.
    static let transposition = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
}

extension InterpolationMethod.Curve {
    /// The tangent of the curve at each point. Empty for piecewise linear curves.
    fileprivate func tangents(_ points: [CGPoint]) -> [CGPoint] {
        switch self {
        case .linear, .stepStart, .stepCenter, .stepEnd: []
        case .cardinal(let tension): Self.chords(points, (1 - tension) / 2)
        case .catmullRom(0): Self.chords(points, 0.5)
        case .catmullRom(let alpha): Self.directions(points, alpha)
        case .monotone: Self.slopes(points).map { CGPoint(x: 1, y: $0) }
        }
    }

    /// The tangents at both ends of a segment, for a parameter from 0 to 1.
    fileprivate func tangents(_ all: [CGPoint], _ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint) {
        let (from, to) = (points[index], points[index + 1])
        let length: CGFloat =
            switch self {
            case .monotone: to.x - from.x
            case .catmullRom(let alpha) where alpha > 0: Self.interval(from, to, alpha)
            default: 1
            }
        func scaled(_ tangent: CGPoint) -> CGPoint { CGPoint(x: tangent.x * length, y: tangent.y * length) }
        return (scaled(all[index]), scaled(all[index + 1]))
    }

    /// The parameter distance of two points in a Catmull–Rom spline.
    private static func interval(_ from: CGPoint, _ to: CGPoint, _ alpha: Double) -> CGFloat {
        CGFloat(pow(Double(hypot(to.x - from.x, to.y - from.y)), alpha))
    }

    /// The derivatives of a Catmull–Rom spline by its parameter. At its ends, they are those of the straight line.
    private static func directions(_ points: [CGPoint], _ alpha: Double) -> [CGPoint] {
        func speed(_ from: CGPoint, _ to: CGPoint, _ interval: CGFloat) -> CGPoint {
            guard interval > 1e-9 else { return .zero }
            return CGPoint(x: (to.x - from.x) / interval, y: (to.y - from.y) / interval)
        }
        return points.indices.map { index in
            let point = points[index]
            let before = index > 0 ? points[index - 1] : point
            let after = index < points.count - 1 ? points[index + 1] : point
            let (first, second) = (interval(before, point, alpha), interval(point, after, alpha))
            // Coincident points count once.
            guard first > 1e-9 else { return speed(point, after, second) }
            guard second > 1e-9 else { return speed(before, point, first) }
            let (left, right) = (speed(before, point, first), speed(point, after, second))
            let whole = speed(before, after, first + second)
            return CGPoint(x: left.x + right.x - whole.x, y: left.y + right.y - whole.y)
        }
    }

    /// A fraction of the chord between the neighbors of each point.
    private static func chords(_ points: [CGPoint], _ part: CGFloat) -> [CGPoint] {
        points.indices.map { index in
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            return CGPoint(x: (after.x - before.x) * part, y: (after.y - before.y) * part)
        }
    }

    /// Slopes of a monotone cubic interpolation (Fritsch–Carlson) with Steffen's bounds: the curve does not overshoot its points.
    private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
        func slope(_ index: Int) -> CGFloat {
            let width = points[index + 1].x - points[index].x
            return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
        }
        guard points.count > 1 else { return points.map { _ in 0 } }
        return points.indices.map { index in
            guard index > 0 else { return slope(0) }
            guard index < points.count - 1 else { return slope(index - 1) }
            let (before, after) = (slope(index - 1), slope(index))
            guard before * after > 0 else { return 0 }
            let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            guard left + right != 0 else { return 0 }
            let middle = (before * right + after * left) / (left + right)
            let bound = 2 * min(abs(before), abs(after))
            return middle < 0 ? max(middle, -bound) : min(middle, bound)
        }
    }
}
