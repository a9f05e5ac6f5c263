import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct PositionScaleTests {
    private func points(_ values: [Double]) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { item in
            PointMark(x: .value("x", item.offset), y: .value("y", item.element))
        }
        .chartXAxis(.hidden)
    }

    /// The center of each mark, upward from the first one's.
    private func heights(_ chart: some View) -> [Double] {
        let places = DrawnChart(chart).bounds.map { Double($0.midY) }
        return places.map { (places.first ?? 0) - $0 }
    }

    // MARK: Domains

    @Test func `a domain is a range or an array of its bounds`() {
        let chart = points([10, 90])
        let range = DrawnChart(chart.chartYScale(domain: 0...200)).texts
        #expect(range == ["0", "50", "100", "150", "200"])
        #expect(DrawnChart(chart.chartYScale(domain: [0, 200])).texts == range)
        let dates = Chart([Calendar.utc.day(2024, 5)], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1))
        }
        .chartYAxis(.hidden)
        .chartXScale(domain: [Calendar.utc.day(2020), Calendar.utc.day(2026)])
        #expect(DrawnChart(dates).texts == (2020...2026).map { "\($0)" })
    }

    @Test func `a descending domain is reversed`() {
        #expect(heights(points([0, 100]).chartYScale(domain: [100, 0]))[1] < 0)
        #expect(heights(points([0, 100]).chartYScale(domain: .automatic(reversed: true)))[1] < 0)
        #expect(heights(points([0, 100]).chartYScale(domain: .automatic))[1] > 0)
        let bars = Chart(["A", "B"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        let middles = DrawnChart(bars.chartXScale(domain: .automatic(reversed: true))).bounds.map(\.midX)
        #expect(middles.count == 2 && middles[0] > middles[1])
    }

    @Test func `bars of a reversed scale extend from the top`() throws {
        let bars = Chart(["A"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 50)) }
            .chartYScale(domain: [100, 0])
        let bounds = DrawnChart(bars).bounds
        try #require(bounds.count == 1)
        #expect(bounds[0].minY < 15 && bounds[0].height > 50 && bounds[0].height < 100)
    }

    @Test func `an automatic domain optionally includes zero`() {
        let chart = points([60, 90])
        #expect(DrawnChart(chart).texts.first == "0")
        #expect(DrawnChart(chart.chartYScale(domain: .automatic(includesZero: false))).texts.first == "60")
    }

    @Test func `an automatic domain can be modified`() {
        let chart = points([10, 90]).chartYScale(
            domain: .automatic(dataType: Double.self) { domain in domain.append(400) }
        )
        #expect(DrawnChart(chart).texts.last == "400")
        let whole = points([0.5, 90]).chartYScale(domain: .automatic(dataType: Int.self) { $0 = [-100, 100] })
        #expect(DrawnChart(whole).texts.first == "-100")
        let bars = Chart(["A", "B", "C"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartYAxis(.hidden)
            .chartXScale(domain: .automatic(dataType: String.self) { $0.removeFirst() })
        #expect(DrawnChart(bars).texts == ["B", "C"])
        let other = points([10, 90]).chartYScale(domain: .automatic(dataType: String.self) { $0 = [] })
        #expect(DrawnChart(other).texts.last == "100")
    }

    // MARK: Types

    @Test func `a logarithmic scale has powers of ten at equal distances`() {
        let chart = points([1, 10, 100, 1000]).chartYScale(type: .log)
        let heights = heights(chart)
        #expect(
            heights.count == 4 && abs(heights[1] * 3 - heights[3]) < 1e-6 && abs(heights[1] * 2 - heights[2]) < 1e-6
        )
        #expect(DrawnChart(chart).texts == ["1", "10", "100", "1,000"])
    }

    @Test func `values without a logarithm are at the start of the scale`() {
        let chart = points([1, 0, -5, 100]).chartYScale(type: .log)
        let heights = heights(chart)
        #expect(heights.count == 4 && heights[1] == 0 && heights[2] == 0 && heights[3] > 50)
        let bars = Chart([1.0, 1000], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
            .chartYScale(type: .log)
        #expect(DrawnChart(bars).bounds.allSatisfy { $0.maxY < 200 && $0.height < 200 })
        for values in [[], [0], [-1, -2], [5], [1e-300, 1e99], [.nan, .infinity]] as [[Double]] {
            for type in [
                ScaleType.log, .symmetricLog, .symmetricLog(slopeAtZero: 0), .squareRoot, .power(exponent: -1),
            ] {
                _ = DrawnChart(points(values).chartYScale(type: type))
                _ = DrawnChart(points(values).chartYScale(domain: [0, 0], type: type))
                _ = DrawnChart(points(values).chartYScale(domain: -1e300...1e300, type: type))
            }
        }
    }

    @Test func `symmetric log, square root and power scales have their distances`() {
        let roots = heights(points([0, 25, 100]).chartYScale(type: .squareRoot))
        #expect(abs(roots[1] * 2 - roots[2]) < 1e-6)
        let cubes = heights(points([0, 1, 2]).chartYScale(type: .power(exponent: 3)))
        #expect(abs(cubes[1] * 8 - cubes[2]) < 1e-6)
        let chart = points([-1000, 0, 1000]).chartYScale(type: .symmetricLog)
        let symmetric = heights(chart)
        #expect(abs(symmetric[1] * 2 - symmetric[2]) < 1e-6)
        #expect(DrawnChart(chart).texts.contains("0") && DrawnChart(chart).texts.contains("1,000"))
        let steep = heights(points([0, 1, 1000]).chartYScale(type: .symmetricLog(slopeAtZero: 100)))
        #expect(steep[1] / steep[2] > 0.3)
    }

    @Test func `numbers and dates can be categories`() throws {
        let chart = Chart([2024, 1999], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartXScale(type: .category)
            .chartYAxis(.hidden)
        let drawn = DrawnChart(chart)
        #expect(drawn.texts == ["1,999", "2,024"])
        #expect(drawn.bounds.count == 2 && drawn.bounds[0].minX > drawn.bounds[1].maxX)
        let listed = Chart([1, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartXScale(domain: [3, 1], type: .category)
        #expect(DrawnChart(listed).bounds.count == 2)
    }

    @Test func `a scale converts positions to values`() {
        let numbers = Scale(.numbers(1...1000), type: .log, from: 0, to: 300)
        #expect(numbers.position(.number(10)).map { abs($0 - 100) < 1e-9 } == true)
        guard case .number(let number) = numbers.value(at: 200) else {
            Issue.record("no number")
            return
        }
        #expect(abs(number - 100) < 1e-9)
        let categories = Scale(.categories([.category("A"), .category("B")]), from: 100, to: 0)
        #expect(categories.value(at: 90) == .category("A") && categories.value(at: 0) == .category("B"))
        #expect(categories.value(at: 101) == nil && categories.value(at: .nan) == nil)
        #expect(Scale(.numbers(0...1), from: 5, to: 5).value(at: 5) == nil)
    }

    // MARK: Ranges

    @Test func `a range is the plot dimension with padding, or between two positions`() {
        let chart = Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        func xs(_ chart: some View) -> [Double] { DrawnChart(chart).bounds.map { Double($0.midX).rounded() } }
        #expect(xs(chart) == [2, 398])
        #expect(xs(chart.chartXScale(range: .plotDimension)) == [2, 398])
        #expect(xs(chart.chartXScale(range: .plotDimension(padding: 20))) == [22, 378])
        #expect(xs(chart.chartXScale(range: .plotDimension(startPadding: 10))) == [12, 398])
        #expect(xs(chart.chartXScale(domain: 0...200, range: .plotDimension(endPadding: 96))) == [2, 152])
        #expect(xs(chart.chartXScale(range: 50...150)) == [52, 152])
        #expect(xs(chart.chartXScale(range: .plotDimension(padding: 1e9))) == [2, 398])
        let ys = DrawnChart(chart.chartYScale(range: .plotDimension(startPadding: 30))).bounds.map {
            Double($0.midY).rounded()
        }
        #expect(ys == [168, 4])
        #expect(xs(chart.chartXScale(domain: [100, 0], range: .plotDimension(startPadding: 10))) == [398, 12])
    }
}
