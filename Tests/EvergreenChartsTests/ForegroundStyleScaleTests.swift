import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct ForegroundStyleScaleTests {
    private var teams: some View {
        Chart(["B", "A"], id: \.self) { team in
            BarMark(x: .value("Team", team), y: .value("Count", 1)).foregroundStyle(by: .value("Team", team))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    private func numbers(_ values: [Double]) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { item in
            PointMark(x: .value("x", item.offset), y: .value("y", 1)).foregroundStyle(by: .value("Heat", item.element))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    private func colors(_ chart: some View) -> [GraphicPaint] { DrawnChart(chart).paths.map(\.paint) }

    private func paints(_ colors: Color...) -> [GraphicPaint] { colors.map { .color($0.paint) } }

    // MARK: Categories

    @Test func `category colors can be set in several ways`() {
        let expected = paints(.orange, .red)
        #expect(colors(teams.chartForegroundStyleScale(["A": Color.red, "B": .orange])) == expected)
        #expect(colors(teams.chartForegroundStyleScale(domain: ["A", "B"], range: [Color.red, .orange])) == expected)
        #expect(colors(teams.chartForegroundStyleScale(range: [Color.orange, .red])) == expected)
        #expect(colors(teams.chartForegroundStyleScale(mapping: { $0 == "A" ? Color.red : .orange })) == expected)
        let mapped = teams.chartForegroundStyleScale(domain: ["A", "B"]) { $0 == "A" ? Color.red : .orange }
        #expect(colors(mapped) == expected && DrawnChart(mapped).texts == ["A", "B"])
        #expect(colors(teams.chartForegroundStyleScale(domain: ["A", "B"])) == paints(.green, .blue))
        #expect(colors(teams.chartForegroundStyleScale(range: [Color]())) == paints(.blue, .green))
    }

    @Test func `a mapping for another type is ignored`() {
        #expect(colors(teams.chartForegroundStyleScale(mapping: { (_: Int) in Color.red })) == paints(.blue, .green))
    }

    // MARK: Numbers and dates

    @Test func `numbers have colors interpolated in a range`() {
        let range = numbers([0, 5, 10]).chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
        #expect(
            colors(range)
                == paints(
                    .yellow.mix(with: .red, by: 0),
                    .yellow.mix(with: .red, by: 0.5),
                    .yellow.mix(with: .red, by: 1)
                ) || colors(range)[1] == .color(Color.yellow.mix(with: .red, by: 0.5).paint)
        )
        let list = numbers([0, 5, 10]).chartForegroundStyleScale(domain: 0...20, range: [Color.yellow, .red])
        #expect(colors(list)[1] == .color(Color.yellow.mix(with: .red, by: 0.25).paint))
        let three = numbers([0, 5, 10]).chartForegroundStyleScale(
            domain: [0, 5, 10],
            range: [Color.yellow, .red, .blue]
        )
        #expect(colors(three)[2] == .color(Color.red.mix(with: .blue, by: 1).paint))
        #expect(Set(colors(numbers([0, 5, 10]))).count == 3)
    }

    @Test func `a legend of numbers is a gradient with its bounds`() {
        let drawn = DrawnChart(numbers([2, 5, 10]).chartForegroundStyleScale(range: [Color.yellow, .red]))
        #expect(drawn.texts == ["2", "10"])
        let bars = drawn.axes.compactMap { graphic -> GradientPaint? in
            guard case .path(let path) = graphic, case .gradient(let gradient, _) = path.paint else { return nil }
            return gradient
        }
        #expect(bars.map { $0.stops.map(\.paint) } == [[Color.yellow.paint, Color.red.paint]])
        #expect(DrawnChart(numbers([2, 5]).chartLegend(.hidden)).texts.isEmpty)
    }

    @Test func `dates have colors interpolated in a range, clamped at its ends`() {
        let dates = [Calendar.utc.day(2024, 1, 1), Calendar.utc.day(2024, 1, 3), Calendar.utc.day(2030)]
        let chart = Chart(dates, id: \.self) { date in
            PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Date", date))
        }
        .chartForegroundStyleScale(
            domain: Calendar.utc.day(2024, 1, 1)...Calendar.utc.day(2024, 1, 5),
            range: [Color.yellow, .red]
        )
        #expect(colors(chart)[1] == .color(Color.yellow.mix(with: .red, by: 0.5).paint))
        #expect(colors(chart)[2] == .color(Color.yellow.mix(with: .red, by: 1).paint))
    }

    @Test func `numbers can be categories`() {
        let chart = numbers([3, 1]).chartForegroundStyleScale(type: .category)
        #expect(colors(chart) == paints(.blue, .green) && DrawnChart(chart).texts == ["3", "1"])
        #expect(colors(numbers([1, 2]).chartForegroundStyleScale([1.0: Color.red, 2: .teal])) == paints(.red, .teal))
    }

    @Test func `a color scale has a type`() {
        let chart = numbers([1, 10, 100]).chartForegroundStyleScale(range: [Color.yellow, .red], type: .log)
        #expect(colors(chart)[1] == .color(Color.yellow.mix(with: .red, by: 0.5).paint))
    }

    @Test func `extreme numbers are colored without trapping`() {
        for values in [[], [1], [0, 0], [.nan], [.infinity, 1], [1e300, -1e300], [-1, 0]] as [[Double]] {
            for type in [nil, .log, .symmetricLog, .squareRoot, .category] as [ScaleType?] {
                _ = DrawnChart(numbers(values).chartForegroundStyleScale(range: [Color.yellow, .red], type: type))
                _ = DrawnChart(numbers(values).chartForegroundStyleScale(domain: [5], range: [Color.red], type: type))
                _ = DrawnChart(numbers(values).chartForegroundStyleScale(range: Gradient(colors: []), type: type))
            }
        }
    }
}
