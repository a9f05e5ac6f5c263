import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AxisLabelTests {
    private var days: some View {
        Chart(0..<4, id: \.self) { day in
            PointMark(x: .value("Day", Calendar.utc.day(2024, 1, day + 1)), y: .value("y", day))
        }
        .chartXScale(domain: Calendar.utc.day(2024, 1, 1)...Calendar.utc.day(2024, 1, 5))
        .chartYAxis(.hidden)
    }

    private var points: some View {
        Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }

    /// The axes of points from 0 to 100.
    private func axes(x: some AxisContent, y: some AxisContent) -> PlotAxes {
        var settings = ChartSettings()
        var (xAxis, yAxis) = (_Axis(), _Axis())
        x._collect(into: &xAxis)
        y._collect(into: &yAxis)
        (settings.xAxis.groups, settings.yAxis.groups) = (xAxis.groups, yAxis.groups)
        let marks = [0, 100].map { value in
            var mark = Mark(.point)
            mark.x = PlottableValue.value("x", value).data
            mark.y = PlottableValue.value("y", value).data
            return mark
        }
        let space = GraphicRect(x: 0, y: 0, width: 400, height: 200)
        return PlotAxes(
            MarkStacks(marks).placed,
            in: space,
            top: 0,
            settings,
            ChartText(environment: EnvironmentValues())
        )
    }

    // MARK: Positions

    @Test func `a centered label is midway to the next value or to the end`() throws {
        func labels(_ isCentered: Bool?) -> [DrawnChart.Label] {
            let chart = days.chartXAxis {
                AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.day(), centered: isCentered) }
            }
            return DrawnChart(chart).labels
        }
        let (at, between) = (labels(nil), labels(true))
        try #require(at.map(\.text) == ["1", "2", "3", "4", "5"])
        // After the last value, there is no space.
        try #require(between.map(\.text) == ["1", "2", "3", "4"])
        let plot = DrawnChart(days.chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisGridLine() } }).lines
        try #require(plot.count == 5)
        for index in between.indices {
            #expect(between[index].x > plot[0].rect.midX && between[index].anchor.x == 0.5)
            if index > 0 { #expect(abs(between[index].x - between[index - 1].x - 99) < 3) }
        }
        #expect(abs((between[0].x - 2) - (398 - between[3].x)) < 1e-6)
    }

    @Test func `an anchor is the label's point at its value`() throws {
        let chart = points.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [50]) {
                AxisGridLine()
                AxisValueLabel(anchor: .topLeading, horizontalSpacing: 7, verticalSpacing: 9)
            }
        }
        let drawn = DrawnChart(chart)
        let label = try drawn.label("50")
        #expect(label.anchor == StyleAnchor(x: 0, y: 0))
        #expect(abs(label.x - drawn.lines[0].rect.midX - 7) < 1e-9)
        #expect(abs(label.y - drawn.lines[0].rect.maxY - 9) < 1e-9)
    }

    @Test func `labels of the same value are stacked outward`() throws {
        let chart = points.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [50]) {
                AxisValueLabel()
                AxisValueLabel("half")
            }
        }
        let drawn = DrawnChart(chart)
        #expect(try drawn.label("half").y - drawn.label("50").y == 16)
        let overlaid = points.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [50]) {
                AxisValueLabel(offsetsMarks: false)
                AxisValueLabel("half")
            }
        }
        #expect(try DrawnChart(overlaid).label("half").y == DrawnChart(overlaid).label("50").y)
        let outside = points.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [50]) { AxisValueLabel(offsetsMarks: true) }
            AxisMarks(values: [50]) { AxisValueLabel("half") }
        }
        #expect(try DrawnChart(outside).label("half").y > DrawnChart(outside).label("50").y + 15)
    }

    @Test func `labels of different sizes are aligned with each other`() throws {
        func x(_ alignment: Alignment?) throws -> Double {
            let chart = points.chartXAxis(.hidden).chartYAxis {
                AxisMarks(values: [0, 100]) { AxisValueLabel(multiLabelAlignment: alignment) }
            }
            return try DrawnChart(chart).label("0").x
        }
        let slack = TextWidth.of("100") - TextWidth.of("0")
        #expect(try abs(x(.trailing) - x(nil) - slack) < 1e-9 && abs(x(.center) - x(nil) - slack / 2) < 1e-9)
    }

    // MARK: Orientations

    @Test func `vertical labels read downward or upward`() throws {
        func label(_ orientation: AxisValueLabelOrientation) throws -> DrawnChart.Label {
            let chart = points.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: [50]) { AxisValueLabel("a long label", orientation: orientation) }
            }
            return try DrawnChart(chart).label("a long label")
        }
        let (level, down, up) = try (label(.horizontal), label(.vertical), label(.verticalReversed))
        #expect(level.transform == .identity)
        // Below the axis, a downward label starts there, and an upward one ends there.
        #expect(down.transform.b == 1 && down.anchor == StyleAnchor(x: 0, y: 0.5))
        #expect(up.transform.b == -1 && up.anchor == StyleAnchor(x: 1, y: 0.5))
        #expect(abs(down.x - level.x) < 1e-9 && abs(up.x - level.x) < 1e-9)
        // There is space for all of it.
        #expect(200 - down.y >= TextWidth.of("a long label") && 200 - level.y < 30)
    }

    // MARK: Collisions

    @Test func `overlapping labels are hidden, truncated or shown`() {
        func texts(_ resolution: AxisValueLabelCollisionResolution) -> [String] {
            let values = stride(from: 0, through: 100, by: 5).map { $0 }
            let chart = points.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: values) { value in
                    AxisValueLabel("number \(value.index)", collisionResolution: resolution)
                }
            }
            return DrawnChart(chart).texts
        }
        #expect(texts(.disabled).count == 21)
        #expect(texts(.truncate).count == 21 && texts(.truncate).allSatisfy { $0.hasSuffix("…") })
        #expect(texts(.automatic) == texts(.greedy) && texts(.greedy).first == "number 0")
        #expect((3...8).contains(texts(.greedy).count))
        #expect(texts(.greedy(minimumSpacing: 100)).count < texts(.greedy).count)
    }

    @Test func `labels with higher priority are shown first`() {
        let chart = points.chartYAxis(.hidden).chartXAxis {
            AxisMarks(values: [48, 50, 52]) { value in
                AxisValueLabel(collisionResolution: .greedy(priority: Double(value.index)))
            }
        }
        #expect(DrawnChart(chart).texts == ["52"])
    }

    @Test func `stacked names of many categories are thinned out`() {
        let names = (0..<100).map { "name \($0)" }
        let chart = Chart(names, id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.chartXAxis(.hidden)
        let texts = DrawnChart(chart).texts
        #expect(texts.first == "name 0" && texts.count > 5 && texts.count < 14)
    }

    // MARK: Views

    @Test func `a text in a condition is drawn, and other views are placed`() throws {
        let axes = axes(
            x: AxisMarks(values: [0, 50, 100]) { value in
                AxisValueLabel {
                    if value.index == 0 { Text(verbatim: "first") } else if value.index == 1 { Text(verbatim: "next") }
                }
            },
            y: AxisMarks(values: [0, 100]) { value in
                AxisValueLabel {
                    VStack {
                        Text("1")
                        Text("2")
                    }
                }
            }
        )
        let texts = axes.graphics.compactMap { graphic in
            if case .text(let text) = graphic { text.runs.map(\.text).joined() } else { nil }
        }
        #expect(texts == ["first", "next"])
        try #require(axes.views.count == 2)
        #expect(Set(axes.views.map(\.id)).count == 2)
        #expect(
            axes.views.allSatisfy {
                $0.pin.anchor == StyleAnchor(x: 0, y: 0.5) && $0.pin.x == axes.plot.x + axes.plot.width + 6
            }
        )
        #expect(axes.plot.x + axes.plot.width <= 400 - 46)
    }

    @Test func `views below a chart have space for two lines`() {
        let axes = axes(x: AxisMarks(values: [0]) { AxisValueLabel { HStack { Text("1") } } }, y: AxisMarks<Never>())
        #expect(axes.views.map(\.pin.anchor.y) == [0] && axes.plot.y + axes.plot.height <= 200 - 36)
    }
}
