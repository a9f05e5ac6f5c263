import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct LegendTests {
    private var chart: some View {
        Chart(["North", "South"], id: \.self) {
            BarMark(x: .value("x", "x"), y: .value("y", 1)).foregroundStyle(by: .value("Team", $0))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }

    private func places(_ chart: some View) throws -> (north: DrawnChart.Label, south: DrawnChart.Label, bar: CGRect) {
        let drawn = DrawnChart(chart)
        return (try drawn.label("North"), try drawn.label("South"), try #require(drawn.bounds.first))
    }

    @Test func `a legend is below, above or beside the plot`() throws {
        let below = try places(chart)
        #expect(below.north.y > below.bar.maxY && below.north.y == below.south.y && below.north.x < below.south.x)
        let above = try places(chart.chartLegend(position: .top))
        #expect(above.north.y < above.bar.minY)
        let beside = try places(chart.chartLegend(position: .trailing))
        #expect(beside.north.x > beside.bar.maxX && beside.north.x == beside.south.x && beside.north.y < beside.south.y)
        let before = try places(chart.chartLegend(position: .leading, alignment: .bottom))
        #expect(before.south.x < before.bar.minX && before.south.y > 150)
        let over = try places(chart.chartLegend(position: .overlay, alignment: .topTrailing))
        #expect(over.north.x > 200 && over.north.y < 40)
    }

    @Test func `a legend has its alignment and spacing`() throws {
        let centered = try places(chart.chartLegend(alignment: .center, spacing: 30))
        #expect(centered.north.x > 100 && centered.south.x < 300)
        #expect(try centered.bar.maxY < places(chart).bar.maxY)
        for spacing in [CGFloat.nan, .infinity, -1e9, 1e9] { _ = DrawnChart(chart.chartLegend(spacing: spacing)) }
    }

    @Test func `a legend that would cover most of the chart is hidden`() {
        let names = (0..<100).map { "A long name \($0)" }
        let drawn = DrawnChart(
            Chart(names, id: \.self) {
                BarMark(x: .value("x", "x"), y: .value("y", 1)).foregroundStyle(by: .value("n", $0))
            }
        )
        #expect(!drawn.texts.contains { $0.hasPrefix("A long") })
    }

    @Test(arguments: [AnnotationPosition.automatic, .top, .leading, .trailing, .overlay])
    func `a custom view replaces the legend`(_ position: AnnotationPosition) throws {
        struct Own: View {
            let position: AnnotationPosition
            @State private var count = 0
            var body: some View {
                Chart(["North"], id: \.self) {
                    BarMark(x: .value("x", "x"), y: .value("y", 1)).foregroundStyle(by: .value("Team", $0))
                }
                .chartLegend(position: position) { Button("Tapped \(count)") { count += 1 } }
                .chartXAxis(.hidden).chartYAxis(.hidden)
            }
        }
        let screen = Screen { Own(position: position) }
        try screen.find(.button, "Tapped 0").tap()
        #expect(try screen.find(.button, "Tapped 1").exists)
        #expect(!screen.texts.contains("North"))
    }
}
