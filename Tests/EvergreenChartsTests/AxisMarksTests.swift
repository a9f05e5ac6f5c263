import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AxisMarksTests {
    /// Points at 0 and 100 on both axes.
    private var points: some View {
        Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }

    private var months: some View {
        Chart(0..<12, id: \.self) { month in
            PointMark(x: .value("Month", Calendar.utc.day(2024, month + 1)), y: .value("y", month))
        }
        .chartYAxis(.hidden)
    }

    // MARK: Values

    @Test func `values are multiples of a stride, and the range is rounded to one`() {
        let chart = Chart([0, 90], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: .stride(by: 25)) }
        #expect(DrawnChart(chart).texts == ["0", "25", "50", "75", "100"])
        let exact = Chart([0, 90], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: .stride(by: 25, roundLowerBound: true, roundUpperBound: false)) }
        #expect(DrawnChart(exact).texts == ["0", "25", "50", "75"])
    }

    @Test func `fractions have enough digits to distinguish them`() {
        let chart = points.chartXAxis(.hidden).chartYScale(domain: 0...1)
            .chartYAxis { AxisMarks(values: .stride(by: 0.25)) }
        #expect(DrawnChart(chart).texts == ["0.00", "0.25", "0.50", "0.75", "1.00"])
    }

    @Test func `automatic values respect the desired count and the minimum stride`() {
        let few = points.chartXAxis(.hidden).chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
        #expect(DrawnChart(few).texts == ["0", "50", "100"])
        let whole = Chart([0, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: .automatic(minimumStride: 1, desiredCount: 9)) }
        #expect(DrawnChart(whole).texts == ["0", "1", "2", "3"])
    }

    @Test func `date values are the starts of calendar units`() {
        let quarters = months.chartXAxis {
            AxisMarks(values: .stride(by: .month, count: 3, calendar: .utc)) { AxisValueLabel() }
        }
        #expect(DrawnChart(quarters).texts == ["Jan", "Apr", "Jul", "Oct"])
        let years = Chart([Calendar.utc.day(2023, 3), Calendar.utc.day(2024, 8)], id: \.self) { date in
            PointMark(x: .value("Date", date), y: .value("y", 1))
        }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: .stride(by: .year, roundLowerBound: true, roundUpperBound: true)) }
        #expect(DrawnChart(years).texts == ["2023", "2024", "2025"])
    }

    @Test func `values can be an array, and dates are formatted by their unit`() {
        let numbers = points.chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 30, 200]) }
        #expect(DrawnChart(numbers).texts == ["0", "30"])
        let dates = months.chartXAxis { AxisMarks(values: [Calendar.utc.day(2024, 2), Calendar.utc.day(2024, 6)]) }
        #expect(DrawnChart(dates).texts == ["Feb", "Jun"])
    }

    // MARK: Formats, strokes, positions

    @Test func `a format formats the labels, and a stroke styles the lines`() {
        let chart = points.chartXAxis(.hidden).chartYAxis {
            AxisMarks(
                format: FloatingPointFormatStyle<Double>.Percent.percent.scale(1),
                values: [0.0, 100],
                stroke: StrokeStyle(lineWidth: 3)
            )
        }
        let drawn = DrawnChart(chart)
        #expect(drawn.texts == ["0%", "100%"])
        #expect(drawn.lines.map(\.graphic.mode) == Array(repeating: .stroke(LineTraits(width: 3)), count: 2))
        let dates = months.chartXAxis {
            AxisMarks(format: .dateTime.month(.wide), values: .stride(by: .month, count: 6))
        }
        #expect(DrawnChart(dates).texts == ["January", "July"])
    }

    @Test func `labels are on the side of their position`() throws {
        func label(_ position: AxisMarkPosition) throws -> DrawnChart.Label {
            try DrawnChart(points.chartXAxis(.hidden).chartYAxis { AxisMarks(position: position) }).label("40")
        }
        #expect(try label(.leading).x < 40 && label(.leading).anchor.x == 1)
        #expect(try label(.trailing).x > 360 && label(.trailing).anchor.x == 0)
        #expect(try label(.automatic).x > 360 && label(.bottom).x > 360)
        let top = try DrawnChart(points.chartYAxis(.hidden).chartXAxis { AxisMarks(position: .top) }).label("40")
        #expect(top.y < 30 && top.anchor.y == 1)
        let names = Chart(["A"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.chartXAxis(.hidden)
        #expect(try DrawnChart(names).label("A").x < 40)
    }

    @Test func `label presets place labels inside the plot, on its lines, or within its edges`() throws {
        func drawn(_ preset: AxisMarkPreset) -> DrawnChart {
            DrawnChart(points.chartXAxis(.hidden).chartYAxis { AxisMarks(preset: preset, values: [0, 50, 100]) })
        }
        let inset = try drawn(.inset).label("50")
        #expect(inset.anchor == StyleAnchor(x: 1, y: 1) && drawn(.inset).lines.allSatisfy { $0.rect.maxX > inset.x })
        let extended = try drawn(.extended).label("50")
        #expect(extended.anchor == StyleAnchor(x: 0, y: 1))
        #expect(drawn(.extended).lines.allSatisfy { $0.rect.maxX > extended.x + 10 })
        let aligned = DrawnChart(
            points.chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .aligned, values: [0, 100]) }
        )
        let plot = aligned.lines.map(\.rect.midX)
        let first = try aligned.label("0")
        #expect(abs(first.x - 0.5 * TextWidth.of("0") - plot[0]) < 1e-9)
        #expect(plot[0] == 2 && plot[1] == 398)
    }

    // MARK: Content

    @Test func `axis content supports conditions, alternatives and values`() {
        let isShown = true
        let chart = points.chartXAxis(.hidden).chartYAxis {
            if isShown {
                AxisMarks(values: [0, 50, 100]) { value in
                    if let number = value.as(Int.self) {
                        switch number {
                        case 0: AxisValueLabel("zero")
                        case 50: AxisValueLabel { Text(verbatim: "half") }
                        default: AxisValueLabel(verbatim)
                        }
                    }
                    if #available(iOS 99, *) { AxisTick() }
                }
            } else {
                AxisMarks()
            }
        }
        let drawn = DrawnChart(chart)
        #expect(drawn.texts == ["zero", "half", "all"] && drawn.lines.count == 3)
    }

    private let verbatim = "all"

    @Test func `inner modifiers of axis content override outer ones`() throws {
        let chart = points.chartXAxis(.hidden).chartYAxis {
            AxisMarks(values: [50]) {
                AxisGridLine().foregroundStyle(.red).foregroundStyle(.blue)
                AxisValueLabel().font(.title).offset(x: 3, y: 4).foregroundStyle(.green)
            }
        }
        let drawn = DrawnChart(chart)
        #expect(drawn.lines.map(\.graphic.paint) == [.color(Color.red.paint)])
        let label = try drawn.label("50")
        #expect(label.style.contains(.foreground(Color.green.paint)))
        #expect(label.style.contains(.font(FontDescription(textStyle: .title))))
        let plain = try DrawnChart(
            points.chartXAxis(.hidden).chartYAxis { AxisMarks(values: [50]) { AxisValueLabel().font(.title) } }
        ).label("50")
        #expect(abs(label.x - plain.x - 3) < 1e-9 && abs(label.y - plain.y - 4) < 1e-9)
    }

    @Test func `an outer modifier can hide an axis`() {
        #expect(DrawnChart(points.chartYAxis { AxisMarks() }.chartXAxis(.hidden).chartYAxis(.hidden)).axes.isEmpty)
    }

    // MARK: Lines

    @Test func `ticks have a fixed length or extend past the labels`() {
        func length(_ length: AxisTick.Length) -> Double {
            let chart = points.chartXAxis(.hidden).chartYAxis {
                AxisMarks(values: [100]) {
                    AxisTick(length: length)
                    AxisValueLabel()
                }
            }
            return DrawnChart(chart).lines.first.map { Double($0.rect.width) } ?? -1
        }
        let width = 6 + TextWidth.of("100")
        #expect(length(.automatic) == 4)
        #expect(abs(length(.label) - width) < 1e-9 && abs(length(.longestLabel(extendPastBy: 5)) - width - 5) < 1e-9)
        let fixed = points.chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0]) { AxisTick(length: 11) } }
        #expect(abs((DrawnChart(fixed).lines.first?.rect.width ?? 0) - 11) < 1e-9)
    }

    @Test func `grid lines are centered between values, or at the edges of categories`() {
        let between = points.chartXAxis(.hidden).chartYAxis {
            AxisMarks(values: [0, 100]) { AxisGridLine(centered: true) }
        }
        let at = points.chartXAxis(.hidden).chartYAxis { AxisMarks(values: [0, 50, 100]) { AxisGridLine() } }
        #expect(DrawnChart(between).lines[0].rect.midY == DrawnChart(at).lines[1].rect.midY)
        let bars = Chart(["A", "B"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartYAxis(.hidden)
        let edges = DrawnChart(bars.chartXAxis { AxisMarks { AxisGridLine(centered: false) } }).lines.map(\.rect.midX)
        #expect(edges == [2, 200])
    }

    // MARK: Extreme values

    @Test func `extreme axis values are drawn or skipped`() {
        let odd: [AxisMarkValues] = [
            .stride(by: 0.0), .stride(by: -1.0), .stride(by: Double.nan), .stride(by: 1e-9),
            .stride(by: Double.infinity),
            .automatic(desiredCount: -5), .automatic(desiredCount: .max), .automatic(minimumStride: Double.nan),
            .automatic(minimumStride: -1), .automatic(minimumStride: 1e300), .stride(by: .second),
            .stride(by: .nanosecond, count: 0), .stride(by: .year, count: .min), .stride(by: .day, count: .max),
        ]
        for values in odd {
            for count in [0, 1, 2] {
                let chart = Chart(0..<count, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                _ = DrawnChart(chart.chartXAxis { AxisMarks(values: values) }.chartYAxis { AxisMarks(values: values) })
            }
            let dates = Chart([Date.distantPast, .distantFuture], id: \.self) {
                PointMark(x: .value("x", $0), y: .value("y", 1))
            }
            _ = DrawnChart(dates.chartXAxis { AxisMarks(values: values) })
        }
        let many = (0..<10_000).map { Double($0) / 100 } + [.nan, .infinity]
        let crowded = DrawnChart(points.chartXAxis { AxisMarks(values: many) { AxisValueLabel() } }.chartYAxis(.hidden))
        #expect(crowded.texts.count > 5 && crowded.texts.count < 40)
        let ticks = points.chartXAxis { AxisMarks(values: many) { AxisTick(length: .label(extendPastBy: .nan)) } }
        _ = DrawnChart(ticks.chartYAxis { AxisMarks { AxisTick(length: .infinity) } })
    }
}
