import Foundation

/// A line or a curve between two points, as a cubic Bézier curve.
struct PathSegment {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
    /// Whether the segment is drawn as a straight line.
    var isLine: Bool

    init(from start: CGPoint, to end: CGPoint) {
        self.init(start: start, control1: start.toward(end, 1 / 3), control2: start.toward(end, 2 / 3), end: end)
        isLine = true
    }

    init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
        self.init(start: start, control1: start.toward(control, 2 / 3), control2: end.toward(control, 2 / 3), end: end)
    }

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isLine = false
    }

    /// Returns the two parts of the curve, split at a parameter between 0 and 1.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        if isLine {
            let middle = start.toward(end, t)
            return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
        }
        let (p01, p12, p23) = (start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t))
        let (p012, p123) = (p01.toward(p12, t), p12.toward(p23, t))
        let middle = p012.toward(p123, t)
        return (
            PathSegment(start: start, control1: p01, control2: p012, end: middle),
            PathSegment(start: middle, control1: p123, control2: p23, end: end)
        )
    }

    // MARK: Length

    var length: CGFloat { isLine ? start.distance(to: end) : length(to: 1) }

    /// Returns the parameter at an arc length.
    func parameter(atLength wanted: CGFloat) -> CGFloat {
        let whole = length
        guard whole > 0 else { return 0 }
        if isLine { return min(max(wanted / whole, 0), 1) }
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(to: middle) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The arc length up to a parameter: Gaussian quadrature of the speed on eight parts of the curve.
    private func length(to end: CGFloat) -> CGFloat {
        let parts = 8
        let half = end / CGFloat(2 * parts)
        var sum: CGFloat = 0
        for part in 0..<parts {
            let middle = half * CGFloat(2 * part + 1)
            for (place, weight) in Self.quadrature { sum += weight * speed(at: middle + half * place) }
        }
        return sum * half
    }

    private static let quadrature: [(CGFloat, CGFloat)] = [
        (0, 128 / 225),
        (-0.538_469_310_105_683, 0.478_628_670_499_366), (0.538_469_310_105_683, 0.478_628_670_499_366),
        (-0.906_179_845_938_664, 0.236_926_885_056_189), (0.906_179_845_938_664, 0.236_926_885_056_189),
    ]

    private func speed(at t: CGFloat) -> CGFloat {
        let u = 1 - t
        func derivative(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
            3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
        }
        let x = derivative(start.x, control1.x, control2.x, end.x)
        let y = derivative(start.y, control1.y, control2.y, end.y)
        return (x * x + y * y).squareRoot()
    }

    // MARK: Bounds

    /// The points with the minimum or maximum x or y.
    var extremes: [CGPoint] {
        guard !isLine else { return [start, end] }
        let parameters =
            Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y)
        return [start, end] + parameters.map { split(at: $0).0.end }
    }

    /// The parameters at which the derivative of a coordinate is zero, within the curve.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    // MARK: Winding

    /// The signed number of crossings with the ray from a point to the right: 1 for downward, -1 for upward.
    func winding(around point: CGPoint, depth: Int = 0) -> Int {
        let points = [start, control1, control2, end]
        guard points.contains(where: { $0.y <= point.y }), points.contains(where: { $0.y > point.y }),
            points.contains(where: { $0.x > point.x })
        else { return 0 }
        if isLine || depth > 48 || !points.contains(where: { $0.x <= point.x }) {
            return lineWinding(around: point)
        }
        let (first, second) = split(at: 0.5)
        return first.winding(around: point, depth: depth + 1) + second.winding(around: point, depth: depth + 1)
    }

    private func lineWinding(around point: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard crossing > point.x else { return 0 }
        return end.y > start.y ? 1 : -1
    }
}

extension CGPoint {
    /// Returns the interpolation between this point and another one.
    fileprivate func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
