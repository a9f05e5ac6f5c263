import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct AccessibilityChartDescriptorTests {
    private struct Sales: View, AXChartDescriptorRepresentable {
        var counts = ["May": 3.0, "June": 5]
        var title: String? = "Sales"
        var updates = false

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: title,
                summary: "More in June.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Count", range: 0...10, gridlinePositions: []) {
                    "\(Int($0)) sold"
                },
                additionalAxes: [AXCategoricalDataAxisDescriptor(title: "Team", categoryOrder: ["North"])],
                series: [
                    AXDataSeriesDescriptor(
                        name: "All",
                        isContinuous: false,
                        dataPoints: counts.sorted { $0.value < $1.value }.map {
                            AXDataPoint(x: $0.key, y: $0.value, additionalValues: [.category("North")], label: nil)
                        }
                    )
                ]
            )
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            if updates { descriptor.title = "Updated" }
        }

        var body: some View { Color.red.accessibilityChartDescriptor(self) }
    }

    /// The labeled elements.
    private func groups(in tree: ViewTree) -> [Element] {
        tree.update()
        var found: [Element] = []
        tree.document.root.visit { if $0.description.attributes.accessibilityLabel != nil { found.append($0) } }
        return found
    }

    private func groups(_ view: some View) -> [Element] { groups(in: ViewTree(view)) }

    @Test func `the title labels the view and the summary is its description`() throws {
        let group = try #require(groups(Sales()).first)
        #expect(group.description.attributes.accessibilityLabel == "Sales")
        #expect(group.description.attributes.notes.contains(.hint("More in June.")))
        #expect(group.description.attributes.notes.contains(.children(.contained)))
    }

    @Test func `axes and points are visually hidden texts, in one group per series`() throws {
        let tree = ViewTree(Sales())
        let all = groups(in: tree)
        let series = try #require(all.dropFirst().first)
        #expect(series.description.attributes.accessibilityLabel == "All")
        #expect(
            series.texts == ["Month: May, Count: 3 sold, Team: North", "Month: June, Count: 5 sold, Team: North"]
        )
        #expect(
            all[0].texts.prefix(3) == ["Month: May – June", "Count: 0 sold – 10 sold", "Team: North"]
        )
        var around: Element? = series
        while let element = around, !element.description.style.contains(.outOfSight) { around = element.parent }
        #expect(around != nil)
    }

    @Test func `texts follow the view and changes to the descriptor`() {
        let counts = StateLocation(["May": 1.0])
        struct Changing: View {
            let counts: StateLocation<[String: Double]>
            var body: some View { Sales(counts: counts.value) }
        }
        let screen = Screen { Changing(counts: counts) }
        #expect(screen.texts.contains("Month: May, Count: 1 sold, Team: North"))
        counts.value = ["May": 2]
        #expect(screen.texts.contains("Month: May, Count: 2 sold, Team: North"))
        #expect(groups(Sales(updates: true)).first?.description.attributes.accessibilityLabel == "Updated")
    }

    @Test func `the app's accessibility label replaces the chart's title`() {
        let name = groups(Sales().accessibilityLabel("Own")).first?.description.attributes.accessibilityLabel
        #expect(name == "Own")
    }

    @Test func `a point reads its label and values and omits missing ones`() throws {
        struct Points: View, AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                AXChartDescriptor(
                    xAxis: AXNumericDataAxisDescriptor(title: "", range: 1...1, gridlinePositions: [1]) { "\($0) m" },
                    series: [
                        AXDataSeriesDescriptor(
                            name: "",
                            isContinuous: true,
                            dataPoints: [AXDataPoint(x: 2, y: 3, label: "Peak"), AXDataPoint(x: "wrong")]
                        )
                    ]
                )
            }
            var body: some View { Text("chart").accessibilityChartDescriptor(self) }
        }
        let screen = Screen { Points() }
        #expect(screen.texts == ["chart", "1.0 m", "Peak, 2.0 m"])
    }
}
