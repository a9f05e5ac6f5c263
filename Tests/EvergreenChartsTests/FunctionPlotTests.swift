import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct FunctionPlotTests {
    @Test func `a function is one line along the horizontal axis`() throws {
        let chart = DrawnChart(
            Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }.chartXScale(domain: 0...2).chartYAxis(.hidden).chartXAxis(
                .hidden
            )
        )
        #expect(chart.marks.count == 1)
        #expect(chart.marks[0].label == "x: 0, y: 0 – x: 2, y: 4")
        let bounds = try #require(chart.bounds.first)
        #expect(bounds.width > 390 && bounds.height > 180)
    }

    @Test func `a function with its own domain is within it, beside other marks`() throws {
        let chart = DrawnChart(
            Chart {
                PointMark(x: .value("x", 0), y: .value("y", 0))
                PointMark(x: .value("x", 10), y: .value("y", 10))
                LinePlot(x: "x", y: "y", domain: 0...5) { $0 }.foregroundStyle(.red)
            }
        )
        let (first, last, line) = (chart.bounds[0], chart.bounds[1], chart.bounds[2])
        #expect(abs(line.width - (last.midX - first.midX) / 2) < 1e-6)
    }

    @Test func `a line is interrupted where its function is not finite`() {
        let marks = DrawnChart(
            Chart { LinePlot(x: "x", y: "y") { abs($0) < 0.1 ? .nan : 1 / $0 } }.chartXScale(domain: -1...1)
        ).marks
        #expect(marks.count == 2)
    }

    @Test func `an area is between two functions`() throws {
        let chart = DrawnChart(
            Chart {
                AreaPlot(x: "x", yStart: "from", yEnd: "to", domain: 0...10) { (yStart: $0, yEnd: $0 + 5) }
                AreaPlot(x: "x", y: "y", domain: 0...10) { _ in 15 }
            }
        )
        try #require(chart.bounds.count == 2)
        #expect(abs(chart.bounds[0].minY - chart.bounds[1].minY) < 1e-6)
    }

    @Test func `a parametric curve is drawn`() throws {
        let bounds = try #require(
            DrawnChart(
                Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) } }
                    .chartXScale(domain: -1...1).chartYScale(domain: -1...1)
            ).marks.first?.graphics.first?.bounds
        )
        #expect(bounds.width > 300 && bounds.height > 100)
    }
}
