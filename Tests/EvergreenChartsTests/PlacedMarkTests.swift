import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

/// Marks without a value on an axis, or at coordinates of the plot.
@MainActor
struct PlacedMarkTests {
    /// The rectangles of marks in a plot of 100 units on both axes, and the plot.
    private func rects(@ChartContentBuilder _ content: () -> some ChartContent) throws -> (
        plot: CGRect, marks: [CGRect]
    ) {
        let content = content()
        let chart = DrawnChart(
            Chart {
                RectangleMark()
                content
            }
            .chartXScale(domain: 0...100).chartYScale(domain: 0...100)
        )
        let bounds = chart.bounds
        return (try #require(bounds.first), Array(bounds.dropFirst()))
    }

    private func near(_ rect: CGRect, _ other: CGRect) -> Bool {
        let differences = [
            rect.minX - other.minX, rect.minY - other.minY, rect.width - other.width, rect.height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }

    private func rect(_ plot: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: plot.minX + x, y: plot.minY + y, width: width, height: height)
    }

    @Test func `a rectangle without values fills the plot`() throws {
        let (plot, marks) = try rects { RectangleMark(xStart: nil, xEnd: nil, yStart: nil, yEnd: nil) }
        #expect(marks == [plot] && plot.width > 300 && plot.height > 150)
    }

    @Test func `a rectangle's edges can be plot coordinates`() throws {
        let (plot, marks) = try rects {
            RectangleMark(xStart: 10, xEnd: 30, yStart: 5, yEnd: 25)
            RectangleMark(xStart: nil, xEnd: 20, yStart: 10, yEnd: nil)
            RectangleMark(xStart: .value("a", 0), xEnd: .value("b", 50), yStart: 0, yEnd: 10)
            RectangleMark(xStart: 0, xEnd: 10, yStart: .value("a", 50), yEnd: .value("b", 100))
            RectangleMark(x: .value("a", 50), yStart: 3, yEnd: 9, width: 4)
            RectangleMark(xStart: 3, xEnd: 9, y: .value("a", 50), height: 4)
        }
        let (width, height) = (plot.width, plot.height)
        let wanted = [
            rect(plot, 10, 5, 20, 20), rect(plot, 0, 10, 20, height - 10), rect(plot, 0, 0, width / 2, 10),
            rect(plot, 0, 0, 10, height / 2), rect(plot, width / 2 - 2, 3, 4, 6), rect(plot, 3, height / 2 - 2, 6, 4),
        ]
        #expect(marks.count == wanted.count && zip(marks, wanted).allSatisfy(near))
    }

    @Test func `a rectangle of one category spans the plot along the other axis`() throws {
        let chart = DrawnChart(
            Chart(["a", "b"], id: \.self) { RectangleMark(x: .value("x", $0)) }.chartXAxis(.hidden).chartYAxis(.hidden)
        ).bounds
        try #require(chart.count == 2)
        #expect(abs(chart[0].maxX - chart[1].minX) < 1e-6 && chart[0].height > 180 && chart[0].width > 190)
        let rows = DrawnChart(
            Chart(["a", "b"], id: \.self) { RectangleMark(y: .value("y", $0)) }.chartXAxis(.hidden).chartYAxis(.hidden)
        ).bounds
        #expect(abs(rows[0].maxY - rows[1].minY) < 1e-6 && rows[0].width > 390)
    }

    @Test func `a rule's ends can be plot coordinates, and it is centered without a value`() throws {
        let (plot, marks) = try rects {
            RuleMark(x: .value("x", 50), yStart: 0, yEnd: 20)
            RuleMark(xStart: 80, xEnd: 200, y: .value("y", 25))
            RuleMark(xStart: .value("a", 25), xEnd: .value("b", 75))
            RuleMark(yStart: .value("a", 25), yEnd: .value("b", 75))
            RuleMark(xStart: .value("a", 25), xEnd: .value("b", 75), y: 12)
            RuleMark(x: 7, yStart: .value("a", 25), yEnd: .value("b", 75))
            RuleMark(x: .value("x", 50))
        }
        let (width, height) = (plot.width, plot.height)
        let wanted = [
            rect(plot, width / 2, 0, 0, 20), rect(plot, 80, height * 0.75, 120, 0),
            rect(plot, width / 4, height / 2, width / 2, 0), rect(plot, width / 2, height / 4, 0, height / 2),
            rect(plot, width / 4, 12, width / 2, 0), rect(plot, 7, height / 4, 0, height / 2),
            rect(plot, width / 2, 0, 0, height),
        ]
        #expect(marks.count == wanted.count && zip(marks, wanted).allSatisfy(near))
    }

    @Test func `bars between two values span the plot or its coordinates`() throws {
        let (plot, marks) = try rects {
            BarMark(xStart: .value("a", 25), xEnd: .value("b", 75))
            BarMark(yStart: .value("a", 25), yEnd: .value("b", 75))
            BarMark(xStart: .value("a", 25), xEnd: .value("b", 75), yStart: 4, yEnd: 14)
            BarMark(xStart: 4, xEnd: 14, yStart: .value("a", 25), yEnd: .value("b", 75))
        }
        let (width, height) = (plot.width, plot.height)
        let wanted = [
            rect(plot, width / 4, 0, width / 2, height), rect(plot, 0, height / 4, width, height / 2),
            rect(plot, width / 4, 4, width / 2, 10), rect(plot, 4, height / 4, 10, height / 2),
        ]
        #expect(marks.count == wanted.count && zip(marks, wanted).allSatisfy(near))
    }

    @Test func `a bar of one value has its width there, and starts at zero without one`() throws {
        let (plot, marks) = try rects {
            BarMark(x: .value("x", 50), yStart: 0, yEnd: 10, width: 4)
            BarMark(xStart: 0, xEnd: 10, y: .value("y", 50), height: 4)
            BarMark(x: .value("x", 50), yStart: 0, yEnd: 10)
            BarMark(x: .value("x", 20), yStart: 0, yEnd: 10)
        }
        let (width, height) = (plot.width, plot.height)
        let wanted = [
            rect(plot, width / 2 - 2, 0, 4, 10), rect(plot, 0, height / 2 - 2, 10, 4), rect(plot, 0, 0, width / 2, 10),
            rect(plot, width / 2, 0, width / 5, 10),
        ]
        #expect(marks.count == wanted.count && zip(marks, wanted).allSatisfy(near))
    }

    @Test func `bars of categories are in their bands, between plot coordinates`() throws {
        let bars = DrawnChart(
            Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), yStart: 0, yEnd: 10) }.chartXAxis(.hidden)
                .chartYAxis(.hidden)
        ).bounds
        try #require(bars.count == 2)
        #expect(bars.allSatisfy { abs($0.height - 10) < 1e-9 } && bars[0].maxX < bars[1].minX)
        let rows = DrawnChart(
            Chart(["a", "b"], id: \.self) { BarMark(xStart: 0, xEnd: 10, y: .value("y", $0)) }.chartXAxis(.hidden)
                .chartYAxis(.hidden)
        ).bounds
        try #require(rows.count == 2)
        #expect(rows.allSatisfy { abs($0.width - 10) < 1e-9 } && rows[0].maxY < rows[1].minY)
    }

    @Test func `points are at plot coordinates or centered`() throws {
        let (plot, marks) = try rects {
            PointMark(x: .value("x", 50), y: 3)
            PointMark(x: 3, y: .value("y", 50))
            PointMark(x: .value("x", 50))
        }
        let centers = marks.map { CGPoint(x: $0.midX - plot.minX, y: $0.midY - plot.minY) }
        let (x, y) = (plot.width / 2, plot.height / 2)
        let wanted = [CGPoint(x: x, y: 3), CGPoint(x: 3, y: y), CGPoint(x: x, y: y)]
        #expect(centers.count == 3)
        #expect(zip(centers, wanted).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 })
    }

    @Test func `non-finite coordinates are clamped to the edge`() throws {
        let (plot, marks) = try rects {
            RectangleMark(xStart: .nan, xEnd: .infinity, yStart: 0, yEnd: 10)
        }
        #expect(marks[0].minX == plot.minX && marks[0].width.isFinite)
    }

    @Test func `an area can be between two horizontal values along the vertical axis`() throws {
        for method in [InterpolationMethod.linear, .monotone, .stepCenter, .catmullRom(alpha: 0.5)] {
            let (plot, marks) = try rects {
                ForEach(0..<5, id: \.self) { index in
                    AreaMark(
                        xStart: .value("a", 20),
                        xEnd: .value("b", 40 + index * 10),
                        y: .value("y", index * 25)
                    )
                    .interpolationMethod(method)
                }
            }
            let area = try #require(marks.first)
            let wanted = rect(plot, plot.width / 5, 0, plot.width * 0.6, plot.height)
            #expect(near(area, wanted), "\(method)")
        }
    }

    @Test func `two series have separate areas`() throws {
        let chart = DrawnChart(
            Chart(0..<8, id: \.self) { index in
                AreaMark(
                    x: .value("x", index / 2),
                    yStart: .value("a", index % 2),
                    yEnd: .value("b", index % 2 + 1),
                    series: .value("s", index % 2)
                )
            }
        )
        let areas = chart.marks.filter { $0.label == nil }
        #expect(areas.count == 2)
    }

    @Test func `a sector of a range has the range's angles`() throws {
        let sectors = DrawnChart(
            Chart {
                SectorMark(angle: .value("first", 0.0..<1))
                SectorMark(angle: .value("last", 3.0..<4))
            }
        ).bounds
        try #require(sectors.count == 2)
        // The first quarter is to the right of the center, the last one to the left.
        #expect(abs(sectors[0].minX - sectors[1].maxX) < 0.01 && abs(sectors[0].width - sectors[1].width) < 0.01)
        #expect(abs(sectors[0].minY - sectors[1].minY) < 0.01)
    }
}
