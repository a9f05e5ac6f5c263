import Foundation
import SeededRandomness
import Testing

@testable import EvergreenUI

struct PathTests {
    private let triangle = Path { path in
        path.move(to: CGPoint(x: 10, y: 40))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 50, y: 40))
        path.closeSubpath()
    }

    /// Many points of a path, found by subdividing its curves: the reference for results.
    private func points(of path: Path) -> [CGPoint] {
        var points: [CGPoint] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        func sample(_ point: (CGFloat) -> CGPoint) {
            for step in 1...400 { points.append(point(CGFloat(step) / 400)) }
        }
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        path.forEach { element in
            let from = current
            switch element {
            case .move(let end):
                points.append(end)
                (current, start) = (end, end)
            case .line(let end):
                sample { mix(from, end, $0) }
                current = end
            case .quadCurve(let end, let control):
                sample { mix(mix(from, control, $0), mix(control, end, $0), $0) }
                current = end
            case .curve(let end, let control1, let control2):
                sample { t in
                    let middle = mix(control1, control2, t)
                    return mix(mix(mix(from, control1, t), middle, t), mix(middle, mix(control2, end, t), t), t)
                }
                current = end
            case .closeSubpath:
                sample { mix(from, start, $0) }
                current = start
            }
        }
        return points
    }

    private func length(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    private func randomPath(_ random: inout SeededGenerator) -> Path {
        var path = Path()
        func point(_ random: inout SeededGenerator) -> CGPoint {
            CGPoint(x: CGFloat(Int.random(in: -50...50, using: &random)), y: .random(in: -50...50, using: &random))
        }
        path.move(to: point(&random))
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: path.move(to: point(&random))
            case 1: path.closeSubpath()
            case 2: path.addQuadCurve(to: point(&random), control: point(&random))
            case 3, 4: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
            default: path.addLine(to: point(&random))
            }
        }
        return path
    }

    // MARK: Steps

    @Test func `a path has its elements in order`() {
        var elements: [Path.Element] = []
        triangle.forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: CGPoint(x: 10, y: 40)), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 50, y: 40)),
                .closeSubpath,
            ]
        )
        #expect(triangle.currentPoint == CGPoint(x: 10, y: 40))
        #expect(!triangle.isEmpty && Path().isEmpty && Path().currentPoint == nil)
    }

    @Test func `lines and curves without a current point are ignored`() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `elements with non-finite numbers are ignored`(_ number: CGFloat) {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = path
        let point = CGPoint(x: number, y: 0)
        path.move(to: point)
        path.addLine(to: point)
        path.addQuadCurve(to: .zero, control: point)
        path.addCurve(to: .zero, control1: .zero, control2: point)
        path.addRect(CGRect(x: number, y: 0, width: 1, height: 1))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: 1))
        path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
        path.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: .radians(Double(number)), endAngle: .zero, clockwise: true)
        path.addRelativeArc(center: point, radius: 1, startAngle: .zero, delta: .degrees(90))
        path.addArc(tangent1End: point, tangent2End: .zero, radius: 1)
        path.addPath(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(scaleX: number, y: 1))
        // Of the rectangle, only points whose x is not multiplied remain.
        #expect(path.description.hasPrefix(before.description))
        #expect(!path.description.contains("nan") && !path.description.contains("inf"))
        #expect(
            before.trimmedPath(from: number, to: 0.5)
                == (number == -.infinity ? before.trimmedPath(from: 0, to: 0.5) : Path())
        )
        #expect(!before.contains(point))
        #expect(before.applying(CGAffineTransform(translationX: number, y: 0)).boundingRect.isNull)
    }

    @Test func `huge numbers do not trap`() {
        let far = CGFloat.greatestFiniteMagnitude
        var path = Path(CGRect(x: -far, y: -far, width: far, height: far))
        path.addCurve(to: CGPoint(x: far, y: far), control1: CGPoint(x: -far, y: far), control2: .zero)
        _ = path.boundingRect
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.trimmedPath(from: 0.1, to: 0.9)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1e300))
        #expect(path.outlineStepCount < 1000)
    }

    // MARK: Arcs and rectangles

    @Test func `an arc has SwiftUI's end points and direction`() throws {
        let center = CGPoint(x: 100, y: 50)
        func arc(_ start: Double, _ end: Double, clockwise: Bool) -> [CGPoint] {
            points(
                of: Path { path in
                    path.addArc(
                        center: center,
                        radius: 20,
                        startAngle: .degrees(start),
                        endAngle: .degrees(end),
                        clockwise: clockwise
                    )
                }
            )
        }
        for (start, end, clockwise, turned) in [
            (0.0, 90.0, false, 90.0), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90),
            (-30, 330, false, 360),
            (0, 1000, false, 360), (0, -1000, true, 360), (350, 370, false, 20), (10, 350, true, 20),
        ] {
            let points = arc(start, end, clockwise: clockwise)
            for point in points { #expect(abs(hypot(point.x - center.x, point.y - center.y) - 20) < 0.01) }
            #expect(abs(length(points) - CGFloat(turned * .pi / 180 * 20)) < 0.05, "\(start) \(end) \(clockwise)")
            let first = try #require(points.first)
            #expect(abs(first.x - (100 + 20 * cos(start * .pi / 180))) < 1e-9)
        }
        // Clockwise on the screen: from the right to the bottom.
        #expect(arc(0, 90, clockwise: false).allSatisfy { $0.x >= 100 - 1e-9 && $0.y >= 50 - 1e-9 })
    }

    @Test func `an arc is connected to the current point by a line`() {
        let path = Path { path in
            path.move(to: .zero)
            path.addArc(
                center: CGPoint(x: 20, y: 0),
                radius: 10,
                startAngle: .degrees(180),
                endAngle: .degrees(270),
                clockwise: false
            )
        }
        #expect(path.description.hasPrefix("0 0 m 10 "))
        #expect(abs(path.trimmedPath(from: 0, to: 0.1).boundingRect.width - (10 + 5 * .pi) * 0.1) < 0.01)
    }

    @Test func `a tangent arc touches both tangents`() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 10) < 1e-9)
        let points = points(of: path)
        let center = CGPoint(x: 40, y: 10)
        for point in points where point.x > 40 {
            #expect(abs(hypot(point.x - center.x, point.y - center.y) - 10) < 0.01)
        }
        // A quarter of a circle, not three quarters.
        #expect(abs(length(points) - (40 + 5 * .pi)) < 0.01)
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 10)
        #expect(straight.description == "0 0 m 50 0 l")
    }

    @Test func `a transformed tangent arc touches transformed tangents`() throws {
        let transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
        var path = Path()
        path.move(to: CGPoint.zero.applying(transform))
        path.addArc(
            tangent1End: CGPoint(x: 50, y: 0),
            tangent2End: CGPoint(x: 50, y: 50),
            radius: 10,
            transform: transform
        )
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 200) < 1e-9 && abs(end.y - 20) < 1e-9)
    }

    @Test func `corner radii are clamped to half a side`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = Path(roundedRect: rect, cornerRadius: 100)
        #expect(path.boundingRect.isClose(to: rect))
        #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
        #expect(Path(roundedRect: rect, cornerRadius: -5) == Path(rect))
        #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
        let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 5))
        #expect(!uneven.contains(CGPoint(x: 0.5, y: 0.5)))
        for corner in [CGPoint(x: 19.5, y: 0.5), CGPoint(x: 0.5, y: 9.5), CGPoint(x: 19.5, y: 9.5)] {
            #expect(uneven.contains(corner))
        }
    }

    // MARK: Bounds and containment

    @Test func `the bounding rectangle contains curves, not their control points`() {
        let rect = CGRect(x: 5, y: 7, width: 30, height: 20)
        #expect(Path(ellipseIn: rect).boundingRect.isClose(to: rect))
        var random = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let path = randomPath(&random)
            #expect(path.boundingRect.isClose(to: CGRect(around: points(of: path)), 0.02), "\(path)")
        }
        #expect(Path().boundingRect.isNull)
    }

    @Test func `containment matches the winding number of a polygon approximation`() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<100 {
            let path = randomPath(&random)
            // As polygons.
            var polygons: [[CGPoint]] = []
            for subpath in path.subpaths {
                var part = Path()
                part.move(to: subpath.start)
                for segment in subpath.segments { part.add(segment) }
                polygons.append(points(of: part))
            }
            for _ in 0..<40 {
                let point = CGPoint(x: .random(in: -60...60, using: &random), y: .random(in: -60...60, using: &random))
                // Close to the curve, the polygons are not precise enough.
                guard !polygons.joined().contains(where: { hypot($0.x - point.x, $0.y - point.y) < 1 }) else {
                    continue
                }
                var winding = 0
                for polygon in polygons {
                    for (index, a) in polygon.enumerated() {
                        let b = polygon[(index + 1) % polygon.count]
                        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                        if x > point.x { winding += b.y > a.y ? 1 : -1 }
                    }
                }
                #expect(path.contains(point) == (winding != 0), "\(path) \(point)")
                #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2), "\(path) \(point)")
            }
        }
    }

    @Test func `a point with winding number two is inside only under the nonzero rule`() {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    }

    // MARK: Trimming

    @Test func `a trimmed path has its fraction of the length and lies on the path`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let path = randomPath(&random)
            let whole = path.subpaths.flatMap(\.segments).reduce(0) { $0 + $1.length }
            let from = CGFloat.random(in: 0...1, using: &random)
            let to = CGFloat.random(in: 0...1, using: &random)
            let part = path.trimmedPath(from: from, to: to)
            let length = part.subpaths.flatMap(\.segments).reduce(0) { $0 + $1.length }
            #expect(abs(length - max(to - from, 0) * whole) < 0.02 * max(whole, 1), "\(path) \(from) \(to)")
            let samples = points(of: path)
            part.forEach { element in
                if case .move(let point) = element {
                    #expect(samples.contains { hypot($0.x - point.x, $0.y - point.y) < 1 }, "\(path) \(point)")
                }
            }
        }
    }

    @Test func `a quarter of a circle starts at the right and ends at the bottom`() throws {
        let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.25)
        let end = try #require(quarter.currentPoint)
        #expect(abs(end.x - 50) < 0.01 && abs(end.y - 100) < 0.01)
        #expect(quarter.description.hasPrefix("100 50 m"))
    }

    @Test func `trimming to the full range keeps the path, and to an empty range empties it`() {
        #expect(triangle.trimmedPath(from: 0, to: 1) == triangle)
        #expect(triangle.trimmedPath(from: -1, to: 2) == triangle)
        #expect(triangle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(triangle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
        // A complete subpath stays closed.
        let two = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        }
        #expect(
            two.trimmedPath(from: 0, to: 0.75).description
                == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 20 0 m 30 0 l 30 10 l"
        )
    }

    // MARK: Strings and transforms

    @Test func `a path is parsed from its description`() {
        #expect(triangle.description == "10 40 m 30 0 l 50 40 l h")
        var random = SeededGenerator(seed: 4)
        for _ in 0..<100 {
            let path = randomPath(&random)
            #expect(Path(path.description) == path)
        }
        #expect(Path("") == Path())
    }

    @Test(arguments: [
        "m", "1 m", "1 2 l", "1 2 m 3", "1 2 m 3 4 5 l", "1 2 m x", "nan 2 m", "1 2 m h 3", "1 2 m 1 2 q", "h",
    ])
    func `a malformed description is not a path`(_ string: String) {
        #expect(Path(string) == nil)
    }

    @Test func `concatenated transforms are applied in order`() {
        let point = CGPoint(x: 3, y: 4)
        let transform = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
        // Scaled first, then rotated, then moved.
        let moved = point.applying(transform)
        #expect(abs(moved.x - (10 - 12)) < 1e-9 && abs(moved.y - (20 + 6)) < 1e-9)
        let back = moved.applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        let singular = CGAffineTransform(scaleX: 0, y: 1)
        #expect(singular.inverted() == singular)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGSize(width: 2, height: 4))
        #expect(triangle.offsetBy(dx: 5, dy: -5).boundingRect == CGRect(x: 15, y: -5, width: 40, height: 40))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(rect.isClose(to: CGRect(x: -20, y: 0, width: 20, height: 10)))
    }
}

extension Path {
    fileprivate var outlineStepCount: Int { outline.steps.count }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) <= tolerance }
    }
}
