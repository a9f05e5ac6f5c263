/// A Bézier curve from (0, 0) to (1, 1), with two control points whose x is in 0...1.
package struct CubicBezier: Hashable, Sendable {
    package typealias Point = (x: Double, y: Double)

    private let x1, y1, x2, y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

    /// Returns the y at an x in 0...1.
    package func value(at x: Double) -> Double {
        isLinear ? x : Self.coordinate(parameter(at: x), y1, y2)
    }

    private var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Returns the slope at an x in 0...1; infinite where the curve is vertical.
    package func slope(at x: Double) -> Double {
        // At an end that coincides with its control point, takes the slope next to it.
        let parameter = min(max(parameter(at: x), 1e-6), 1 - 1e-6)
        let (dx, dy) = (Self.slope(parameter, x1, x2), Self.slope(parameter, y1, y2))
        return dx > 0 ? dy / dx : .infinity
    }

    /// Returns a coordinate of the curve at parameter `t`.
    private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }

    /// Returns the parameter for an x. By bisection: x is monotonic in the parameter.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
