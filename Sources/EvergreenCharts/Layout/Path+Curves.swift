import EvergreenUI
import Foundation

extension InterpolationMethod.Curve {
    /// The method that draws the same curve from its end.
    var reversed: Self {
        switch self {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}

extension Path {
    /// Adds a curve through points: a new subpath, or on from where the path is.
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
                let (start, end) = (tangents[index], tangents[index + 1])
                // Hermite's form as Bézier's.
                let scale = curve == .monotone ? (to.x - from.x) / 3 : 1.0 / 3
                addCurve(
                    to: to,
                    control1: CGPoint(x: from.x + start.x * scale, y: from.y + start.y * scale),
                    control2: CGPoint(x: to.x - end.x * scale, y: to.y - end.y * scale)
                )
            }
        }
    }
}

extension InterpolationMethod.Curve {
    /// The direction of the curve at each point; none for curves of lines.
    fileprivate func tangents(_ points: [CGPoint]) -> [CGPoint] {
        switch self {
        case .linear, .stepStart, .stepCenter, .stepEnd: []
        case .catmullRom: Self.chords(points, 0.5)
        // With the tension that is usual for charts: none.
        case .cardinal: Self.chords(points, 0.5)
        case .monotone: Self.slopes(points).map { CGPoint(x: 1, y: $0) }
        }
    }

    /// A part of what lies between the points before and after each.
    private static func chords(_ points: [CGPoint], _ part: CGFloat) -> [CGPoint] {
        points.indices.map { index in
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 1, points.count - 1)]
            return CGPoint(x: (after.x - before.x) * part, y: (after.y - before.y) * part)
        }
    }

    /// The slopes of Fritsch and Carlson, as Steffen bounds them: no curve goes beyond its points.
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
