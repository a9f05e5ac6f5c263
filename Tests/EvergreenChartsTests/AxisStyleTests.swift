import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AxisStyleTests {
    private var chart: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 50)) }
            .chartYScale(domain: 0...100)
    }

    /// The texts of axis style drawings, and those of the chart itself.
    private func texts(_ view: some View) -> (styled: [String], own: [String]) {
        func texts(_ traits: DrawingTraits) -> [String] {
            traits.graphics.compactMap { if case .text(let text) = $0 { text.runs.map(\.text).joined() } else { nil } }
        }
        var (styled, own): ([String], [String]) = ([], [])
        let tree = ViewTree(view.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US")))
        tree.update()
        tree.document.root.visit { element in
            switch element.description.kind {
            case .drawing(let traits): styled += texts(traits)
            case .chart(let traits): own += texts(traits)
            default: break
            }
        }
        return (styled, own)
    }

    @Test func `the labels of a styled axis are a separate view`() {
        let (styled, own) = texts(chart.chartXAxisStyle { $0.background(.yellow).opacity(0.5) })
        #expect(styled == ["a", "b"])
        #expect(own.contains("100") && !own.contains("a"))
        let both = texts(chart.chartXAxisStyle { $0.opacity(0.5) }.chartYAxisStyle { $0.opacity(0.5) })
        #expect(both.own.isEmpty && both.styled.contains("100") && both.styled.contains("b"))
        #expect(texts(chart).styled.isEmpty)
    }

    @Test func `a styled axis is beside the plot with the same length`() throws {
        let plain = DrawnChart(chart)
        var plot = CGRect.zero
        let view = chart.chartXAxisStyle { $0.background(.yellow) }
            .chartOverlay { proxy in
                let _ = plot = proxy.places.plot
                Color.clear
            }
        let styled = DrawnChart(view)
        #expect(plain.bounds == styled.bounds)
        let pin = try #require(styled.pins.first { abs($0.x - plot.minX) < 1e-9 && abs($0.y - plot.maxY) < 1e-9 })
        #expect(pin.anchor == StyleAnchor(x: 0, y: 0))
    }

    @Test func `views of a styled axis are inside it`() {
        let screen = Screen {
            chart.chartXAxis { AxisMarks { _ in AxisValueLabel { HStack { Text("label") } } } }
                .chartXAxisStyle { $0.border(.red) }
                .frame(width: 400, height: 200)
        }
        #expect(screen.texts.count { $0 == "label" } == 2)
    }

    @Test func `the style of a hidden or unlabeled axis is not shown`() {
        let screen = Screen {
            chart.chartXAxis(.hidden).chartXAxisStyle { $0.overlay { Text("axis") } }.frame(width: 400, height: 200)
        }
        #expect(!screen.texts.contains("axis"))
    }

    @Test func `a fixed axis of a scrolling chart has its style`() {
        let screen = Screen {
            chart.chartScrollableAxes(.horizontal).chartYAxisStyle { $0.overlay { Text("axis") } }
                .chartXAxisStyle { $0.overlay { Text("below") } }
                .frame(width: 400, height: 200)
        }
        #expect(screen.texts.count { $0 == "axis" } == 1 && screen.texts.count { $0 == "below" } == 1)
    }
}
