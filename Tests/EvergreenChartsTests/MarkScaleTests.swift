import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct MarkScaleTests {
    private let text = ChartText(environment: EnvironmentValues())

    /// The environment's texts.
    private func settings(_ change: (inout ChartSettings) -> Void) -> ChartSettings {
        var settings = ChartSettings()
        change(&settings)
        return settings
    }

    private func marks<Value: Plottable>(_ values: [Value], _ path: WritableKeyPath<Mark, PlottedData?>) -> [Mark] {
        values.map { value in
            var mark = Mark(.point)
            mark[keyPath: path] = PlottableValue.value("v", value).data
            return mark
        }
    }

    /// The area of a circle as large as the symbol, in square points.
    private func area(_ mark: Mark, _ scale: StyleScale) -> Double {
        let size = scale.symbolSize(of: mark)
        return size.width * size.height * .pi / 4
    }

    @Test func `symbol areas are proportional to numbers`() {
        let marks = marks([0.0, 5, 10], \.sizeValue)
        let own = StyleScale(marks, ChartSettings(), text)
        let areas = marks.map { area($0, own) }
        #expect(areas.count == 3 && areas[0] < areas[1] && abs(areas[0] + areas[2] - 2 * areas[1]) < 1e-9)
        let scale = StyleScale(
            marks,
            settings { $0.symbolAreas.take(ValueScaleSetting(domain: (0.0...20)._domain, range: [10, 50])) },
            text
        )
        #expect(marks.map { area($0, scale).rounded() } == [10, 20, 30])
        var fixed = marks[0]
        fixed.symbolSize = CGSize(width: 7, height: 9)
        #expect(scale.symbolSize(of: fixed) == CGSize(width: 7, height: 9))
        #expect(scale.symbolSize(of: Mark(.point)) == own.symbolSize(of: Mark(.point)))
    }

    @Test func `symbol areas of categories follow a mapping`() {
        let marks = marks(["A", "B"], \.sizeValue)
        let scale = StyleScale(
            marks,
            settings { $0.symbolAreas.take(ValueScaleSetting(["A": 5.0, "B": 6]) { $0 }) },
            text
        )
        #expect(marks.map { area($0, scale).rounded() } == [5, 6])
    }

    @Test func `line styles are distinct by default and follow the app's scale`() {
        let marks = marks(["A", "B"], \.lineValue)
        let own = marks.compactMap(StyleScale(marks, ChartSettings(), text).line)
        #expect(own.count == 2 && own[0].dash.isEmpty && !own[1].dash.isEmpty)
        let scale = StyleScale(
            marks,
            settings { $0.lines.take(ValueScaleSetting(range: [StrokeStyle(lineWidth: 5)])) },
            text
        )
        #expect(marks.compactMap(scale.line).map(\.lineWidth) == [5, 5])
    }

    @Test func `all overloads of scale modifiers compile, and symbols follow the app's scale`() {
        let chart = Chart(["A", "B"], id: \.self) {
            PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Kind", $0))
        }
        .chartLegend(.hidden)
        func steps(_ chart: some View) -> [Int] { DrawnChart(chart).paths.map { $0.outline.steps.count } }
        let (square, triangle) = (BasicChartSymbolShape.square, BasicChartSymbolShape.triangle)
        let expected = steps(chart.chartSymbolScale(["A": square, "B": triangle]))
        #expect(expected.count == 2 && expected[0] != expected[1])
        #expect(steps(chart.chartSymbolScale(domain: ["B", "A"], range: [triangle, square])) == expected)
        #expect(steps(chart.chartSymbolScale(range: [square, triangle])) == expected)
        #expect(steps(chart.chartSymbolScale(mapping: { $0 == "A" ? square : triangle })) == expected)
        #expect(steps(chart.chartSymbolScale(domain: ["A"]) { _ in square }).first == expected.first)
        _ = DrawnChart(
            chart.chartSymbolSizeScale(domain: 0...10, range: 10...100, type: .log)
                .chartSymbolSizeScale(range: [10, 20])
                .chartSymbolSizeScale(type: .squareRoot)
                .chartSymbolSizeScale(["A": 10, "B": 20])
                .chartSymbolSizeScale(domain: ["A", "B"])
                .chartSymbolSizeScale(mapping: { (value: Int) in CGFloat(value) })
                .chartLineStyleScale(domain: ["A"], range: [StrokeStyle(lineWidth: 2)])
                .chartLineStyleScale(range: [StrokeStyle(lineWidth: 2, dash: [2])])
                .chartLineStyleScale(["A": StrokeStyle(lineWidth: 2)])
                .chartLineStyleScale(domain: ["A"])
                .chartLineStyleScale(mapping: { (value: String) in StrokeStyle(lineWidth: CGFloat(value.count)) })
        )
    }
}
