import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct CollectionPlotTests {
    private struct Item: Identifiable {
        var id: Int
        var name: String
        var low: Double
        var high: Double
        var opacity = 1.0
        var side: CGFloat = 10
        var color: Color { id == 0 ? .red : .green }
        var date: Date { Calendar.utc.day(2024, 1 + id, 12) }
        var style: StrokeStyle { StrokeStyle(lineWidth: CGFloat(id + 1)) }
        var isHidden: Bool { id == 1 }
        var title: Text { Text("Title \(id)") }
    }

    private let items = [
        Item(id: 0, name: "a", low: 1, high: 3), Item(id: 1, name: "b", low: 2, high: 6),
        Item(id: 2, name: "a", low: 4, high: 5),
    ]

    /// Whether a plot draws the same marks as one mark per item.
    private func expectSame(
        _ plot: some ChartContent,
        _ marks: @escaping (Item) -> some ChartContent,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (first, second) = (DrawnChart(Chart { plot }), DrawnChart(Chart(items, content: marks)))
        #expect(first.marks == second.marks, sourceLocation: sourceLocation)
        #expect(!first.marks.isEmpty && first.texts == second.texts, sourceLocation: sourceLocation)
    }

    @Test func `plots draw the marks of their elements`() {
        expectSame(PointPlot(items, x: .value("L", \.low), y: .value("H", \.high))) {
            PointMark(x: .value("L", $0.low), y: .value("H", $0.high))
        }
        expectSame(PointPlot(items, x: .value("L", \.low), y: \.side)) { PointMark(x: .value("L", $0.low), y: $0.side) }
        expectSame(PointPlot(items, y: .value("L", \.low))) { PointMark(y: .value("L", $0.low)) }
        expectSame(BarPlot(items, x: .value("N", \.name), y: .value("L", \.low), width: .fixed(\.side))) {
            BarMark(x: .value("N", $0.name), y: .value("L", $0.low), width: .fixed($0.side))
        }
        expectSame(BarPlot(items, x: .value("N", \.id), yStart: .value("L", \.low), yEnd: .value("H", \.high))) {
            BarMark(x: .value("N", $0.id), yStart: .value("L", $0.low), yEnd: .value("H", $0.high))
        }
        expectSame(BarPlot(items, xStart: .value("L", 0), xEnd: .value("H", \.high), y: .value("N", \.name), height: 4))
        {
            BarMark(xStart: .value("L", 0), xEnd: .value("H", $0.high), y: .value("N", $0.name), height: 4)
        }
        expectSame(
            RectanglePlot(
                items,
                xStart: .value("L", \.low),
                xEnd: .value("H", \.high),
                yStart: .value("L", \.low),
                yEnd: .value("H", \.high)
            )
        ) {
            RectangleMark(
                xStart: .value("L", $0.low),
                xEnd: .value("H", $0.high),
                yStart: .value("L", $0.low),
                yEnd: .value("H", $0.high)
            )
        }
        expectSame(RectanglePlot(items, x: .value("N", \.name), y: .value("I", \.id), height: .ratio(0.5))) {
            RectangleMark(x: .value("N", $0.name), y: .value("I", $0.id), height: .ratio(0.5))
        }
        expectSame(RulePlot(items, x: .value("L", \.low))) { RuleMark(x: .value("L", $0.low)) }
        expectSame(RulePlot(items, xStart: .value("L", \.low), xEnd: .value("H", \.high), y: .value("N", \.name))) {
            RuleMark(xStart: .value("L", $0.low), xEnd: .value("H", $0.high), y: .value("N", $0.name))
        }
        expectSame(SectorPlot(items, angle: .value("H", \.high), innerRadius: .ratio(0.5), angularInset: \.side)) {
            SectorMark(angle: .value("H", $0.high), innerRadius: .ratio(0.5), angularInset: $0.side)
        }
    }

    @Test func `plots support ranges and calendar units of key paths`() {
        expectSame(BarPlot(items, x: .value("D", \.date, unit: .month), y: .value("H", \.high))) {
            BarMark(x: .value("D", $0.date, unit: .month), y: .value("H", $0.high))
        }
        expectSame(BarPlot(items, x: .value("R", \.low, \.high), y: .value("H", \.high))) {
            BarMark(x: .value("R", $0.low..<$0.high), y: .value("H", $0.high))
        }
        // In the reverse order, it is the same range.
        expectSame(BarPlot(items, x: .value("R", \.high, \.low), y: .value("H", \.high))) {
            BarMark(x: .value("R", $0.low..<$0.high), y: .value("H", $0.high))
        }
    }

    @Test func `plot modifiers accept key paths of elements`() {
        func point(_ item: Item) -> PointMark { PointMark(x: .value("L", item.low), y: .value("H", item.high)) }
        let plot = PointPlot(items, x: .value("L", \.low), y: .value("H", \.high))
        expectSame(plot.foregroundStyle(by: .value("N", \.name)).symbol(by: .value("N", \.name))) {
            point($0).foregroundStyle(by: .value("N", $0.name)).symbol(by: .value("N", $0.name))
        }
        expectSame(plot.foregroundStyle(\.color).opacity(\.opacity).symbolSize(\.side).symbol(.square)) {
            point($0).foregroundStyle($0.color).opacity($0.opacity).symbolSize($0.side).symbol(.square)
        }
        expectSame(plot.symbolSize(by: .value("H", \.high)).accessibilityLabel(\.name).accessibilityValue(\.title)) {
            point($0).symbolSize(by: .value("H", $0.high)).accessibilityLabel($0.name).accessibilityValue($0.title)
        }
        expectSame(plot.accessibilityHidden(\.isHidden).accessibilityIdentifier(\.name).zIndex(1)) {
            point($0).accessibilityHidden($0.isHidden).accessibilityIdentifier($0.name).zIndex(1)
        }
        expectSame(
            BarPlot(items, x: .value("N", \.name), y: .value("L", \.low)).position(by: .value("I", \.id), span: 20)
        ) {
            BarMark(x: .value("N", $0.name), y: .value("L", $0.low)).position(by: .value("I", $0.id), span: 20)
        }
        expectSame(RulePlot(items, y: .value("L", \.low)).lineStyle(\.style)) {
            RuleMark(y: .value("L", $0.low)).lineStyle($0.style)
        }
        expectSame(RulePlot(items, y: .value("L", \.low)).lineStyle(by: .value("N", \.name))) {
            RuleMark(y: .value("L", $0.low)).lineStyle(by: .value("N", $0.name))
        }
    }

    @Test func `the inner modifier of a plot wins`() {
        let marks = DrawnChart(
            Chart {
                PointPlot(items, x: .value("L", \.low), y: .value("H", \.high)).accessibilityLabel(\.name)
                    .accessibilityLabel("Other")
            }
        ).marks
        #expect(marks.map { $0.label?.prefix(1) } == ["a", "b", "a"])
    }

    @Test func `a plot's lines are connected by series, and not with another plot's`() {
        func lines(@ChartContentBuilder _ content: () -> some ChartContent) -> Int {
            DrawnChart(Chart(content: content)).marks.count { $0.label == nil }
        }
        let (x, y) = (
            PlottableProjection<Item, Double>.value("L", \.low), PlottableProjection<Item, Double>.value("H", \.high)
        )
        #expect(lines { LinePlot(items, x: x, y: y) } == 1)
        #expect(lines { LinePlot(items, x: x, y: y, series: .value("N", \.name)) } == 2)
        #expect(lines { LinePlot(items, x: x, y: y).foregroundStyle(by: .value("N", \.name)) } == 2)
        #expect(
            lines {
                LinePlot(items, x: x, y: y).interpolationMethod(.monotone)
                LinePlot(items, x: y, y: x)
                AreaPlot(items, x: x, yStart: y, yEnd: .value("Z", 0))
                AreaPlot(items, x: x, y: y)
            } == 4
        )
    }

    @Test func `an identifiable element keeps its mark`() throws {
        func keys(_ items: [Item]) -> [MarkKey] {
            _ChartMarks(PointPlot(items, x: .value("L", \.low), y: .value("H", \.high))).marks.map(\.key)
        }
        let first = keys(items)
        #expect(keys(items.reversed()) == first.reversed())
        // Elements with equal ids are separate.
        #expect(Set(keys(items + items)).count == 6)
    }

    @Test func `an empty plot draws nothing`() {
        let chart = DrawnChart(Chart { LinePlot([Item](), x: .value("L", \.low), y: .value("H", \.high)) })
        #expect(chart.marks.isEmpty)
    }
}
