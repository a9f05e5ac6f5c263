import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct InterpolationTests {
    private let values = [0.0, 8, 1, 9, 3]

    private func line(_ method: InterpolationMethod) throws -> Path {
        let chart = DrawnChart(
            Chart(Array(values.enumerated()), id: \.offset) {
                LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)).interpolationMethod(method)
            }
            .chartYScale(domain: 0...10)
        )
        return Path(try #require(chart.paths.first).outline)
    }

    /// The control points of the second segment.
    private func controls(_ method: InterpolationMethod) throws -> (CGPoint, CGPoint) {
        var controls: [(CGPoint, CGPoint)] = []
        try line(method).forEach { if case .curve(_, let first, let second) = $0 { controls.append((first, second)) } }
        return try #require(controls.dropFirst().first)
    }

    @Test func `a cardinal spline is straighter with more tension`() throws {
        let heights = try [0, 0.5, 1].map { try line(.cardinal(tension: $0)).boundingRect.height }
        #expect(heights[0] > heights[1] && heights[1] > heights[2])
        let (straight, loose) = (try controls(.cardinal(tension: 1)), try controls(.cardinal))
        let points = try #require(try line(.linear).corners)
        #expect(straight.0 == points[1] && straight.1 == points[2])
        #expect(abs(loose.0.x - points[1].x - (points[2].x - points[0].x) / 6) < 1e-9)
    }

    @Test func `a Catmull-Rom spline with alpha 0 is a cardinal spline without tension`() throws {
        let (uniform, cardinal) = (try controls(.catmullRom(alpha: 0)), try controls(.cardinal(tension: 0)))
        #expect(uniform == cardinal)
        #expect(try controls(.catmullRom) == uniform)
    }

    @Test func `a Catmull-Rom spline depends on its alpha and passes through its points`() throws {
        let points = try #require(try line(.linear).corners)
        let all = try [0.25, 0.5, 1].map { try controls(.catmullRom(alpha: $0)) }
        #expect(all[0] != all[1] && all[1] != all[2])
        for alpha in [0.25, 0.5, 1] { #expect(try line(.catmullRom(alpha: alpha)).corners == points) }
        // By Barry and Goldman: the derivative at the second point, times a third of the interval.
        let intervals =
            [hypot(points[1].x - points[0].x, points[1].y - points[0].y)]
            + [hypot(points[2].x - points[1].x, points[2].y - points[1].y)]
        let (first, second) = (intervals[0].squareRoot(), intervals[1].squareRoot())
        let slope =
            (points[1].y - points[0].y) / first - (points[2].y - points[0].y) / (first + second)
            + (points[2].y - points[1].y) / second
        #expect(abs(all[1].0.y - points[1].y - slope * second / 3) < 1e-9)
    }

    @Test func `coinciding points and non-finite parameters give a curve`() throws {
        let chart = DrawnChart(
            Chart(Array([1.0, 1, 1, 5].enumerated()), id: \.offset) {
                LineMark(x: .value("x", $0.offset / 2), y: .value("y", $0.element))
                    .interpolationMethod(.catmullRom(alpha: 0.5))
            }
        )
        let bounds = try #require(chart.bounds.first)
        #expect(bounds.width.isFinite && bounds.height.isFinite && bounds.height > 0)
        for method in [InterpolationMethod.catmullRom(alpha: .nan), .cardinal(tension: .infinity)] {
            #expect(try line(method).boundingRect.height.isFinite)
        }
        #expect(InterpolationMethod.cardinal(tension: 7) == .cardinal(tension: 1))
    }

    @Test func `interpolation methods have descriptions`() {
        let methods: [InterpolationMethod] = [
            .linear, .monotone, .cardinal, .cardinal(tension: 0.8), .catmullRom, .catmullRom(alpha: 0.5), .stepCenter,
        ]
        #expect(
            methods.map(\.description) == [
                "linear", "monotone", "cardinal", "cardinal(tension: 0.8)", "catmullRom", "catmullRom(alpha: 0.5)",
                "stepCenter",
            ]
        )
    }
}

extension Path {
    /// The end points of its segments.
    fileprivate var corners: [CGPoint]? {
        var points: [CGPoint] = []
        forEach { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .closeSubpath: break
            }
        }
        return points.isEmpty ? nil : points
    }
}
