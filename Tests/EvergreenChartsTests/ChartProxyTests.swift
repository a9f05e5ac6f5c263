import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct ChartProxyTests {
    /// The proxy of a chart of 400 × 200 points.
    private func proxy(_ chart: some View) throws -> ChartProxy {
        var found: ChartProxy?
        let view = chart.chartOverlay { proxy in
            let _ = found = proxy
            Color.clear
        }
        ViewTree(view.frame(width: 400, height: 200)).update()
        return try #require(found)
    }

    private var numbers: some View {
        Chart([0, 5, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...100)
    }

    @Test func `plotContainerFrame is available unless the chart scrolls`() throws {
        let whole = try proxy(numbers)
        #expect(whole.plotContainerFrame != nil)
        let scrolled = try proxy(numbers.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5))
        #expect(scrolled.plotContainerFrame == nil)
    }

    @Test func `the position range of two categories is a rectangle`() throws {
        let proxy = try proxy(
            Chart(["a", "b"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        )
        let cell = try #require(proxy.positionRange(for: (x: "b", y: "a")))
        let size = proxy.plotSize
        #expect(abs(cell.minX - size.width / 2) < 1e-6 && abs(cell.maxX - size.width) < 1e-6)
        #expect(abs(cell.minY) < 1e-6 && abs(cell.maxY - size.height / 2) < 1e-6)
        #expect(proxy.positionRange(for: (x: "c", y: "a")) == nil)
    }

    @Test func `positions and values of numbers are inverse`() throws {
        let proxy = try proxy(numbers)
        #expect(proxy.position(forX: 0) == 0 && proxy.position(forX: 10) == proxy.plotSize.width)
        #expect(proxy.position(forY: 0) == proxy.plotSize.height && proxy.position(forY: 100) == 0)
        for value in stride(from: -3.0, through: 13, by: 0.5) {
            let place = try #require(proxy.position(forX: value))
            #expect(abs(try #require(proxy.value(atX: place, as: Double.self)) - value) < 1e-9)
        }
        #expect(proxy.value(atX: proxy.plotSize.width * 0.54, as: Int.self) == 5)
        let both = proxy.value(at: CGPoint(x: 0, y: 0), as: (Double, Double).self)
        #expect(both?.0 == 0 && both?.1 == 100)
        #expect(proxy.position(for: (x: 10, y: 0)) == CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height))
    }

    @Test func `a position has no value of another type`() throws {
        let proxy = try proxy(numbers)
        #expect(proxy.value(atX: 10, as: String.self) == nil && proxy.value(atX: 10, as: Date.self) == nil)
        #expect(proxy.value(atX: .nan, as: Double.self) == nil && proxy.value(atX: .infinity, as: Int.self) == nil)
        #expect(proxy.position(forX: "a") == nil && proxy.position(forX: Date()) == nil)
        #expect(proxy.value(atAngle: .degrees(10), as: Double.self) == nil)
    }

    @Test func `a category's position is in its band`() throws {
        let proxy = try proxy(Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
        let width = proxy.plotSize.width
        #expect(abs(try #require(proxy.position(forX: "b")) - width * 0.75) < 1e-9)
        let range = try #require(proxy.positionRange(forX: "a"))
        #expect(abs(range.lowerBound) < 1e-9 && abs(range.upperBound - width / 2) < 1e-9)
        #expect(proxy.value(atX: width * 0.4, as: String.self) == "a")
        #expect(proxy.value(atX: width * 0.6, as: String.self) == "b")
        #expect(proxy.value(atX: -1, as: String.self) == nil && proxy.value(atX: width + 1, as: String.self) == nil)
        #expect(proxy.xDomain(dataType: String.self) == ["a", "b"] && proxy.yDomain(dataType: Double.self) == [0, 1])
    }

    @Test func `positions convert to dates`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let proxy = try proxy(
            Chart([0.0, 100], id: \.self) {
                PointMark(x: .value("x", start.addingTimeInterval($0)), y: .value("y", 1))
            }
        )
        let date = try #require(proxy.value(atX: proxy.plotSize.width / 4, as: Date.self))
        #expect(abs(date.timeIntervalSince(start) - 25) < 1e-6)
    }

    @Test func `an angle's value is the cumulative sum of the sectors`() throws {
        let proxy = try proxy(Chart([10, 30], id: \.self) { SectorMark(angle: .value("v", $0)) })
        #expect(proxy.value(atAngle: .degrees(90), as: Int.self) == 10)
        #expect(proxy.value(atAngle: .degrees(-90), as: Double.self) == 30)
        let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
        #expect(abs(proxy.angle(at: CGPoint(x: middle.x + 5, y: middle.y)).degrees - 90) < 1e-9)
        #expect(abs(proxy.angle(at: CGPoint(x: middle.x - 5, y: middle.y)).degrees - 270) < 1e-9)
    }

    @Test func `an overlay resolves the plot frame in the chart's space`() throws {
        var rect = CGRect.null
        var plot = CGSize.zero
        let chart = numbers.chartOverlay { proxy in
            let _ = plot = proxy.plotSize
            GeometryReader { geometry in
                let _ = rect = proxy.plotFrame.map { geometry[$0] } ?? .null
                Color.clear
            }
        }
        ViewTree(chart.frame(width: 400, height: 200)).update()
        #expect(rect.size == plot && rect.minX > 0 && rect.minY > 0 && rect.maxX < 400 && rect.maxY < 200)
    }

    @Test func `a chart with an overlay starts with its frame's size before it is measured`() throws {
        var size = CGSize.zero
        let chart = numbers.chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
            let _ = size = proxy.plotSize
            Color.clear
        }
        ViewTree(chart.padding(10).frame(width: 300, height: 120)).update()
        #expect(size.width > 270 && size.width <= 280 && size.height > 90 && size.height <= 100)
    }

    @Test func `a nested chart has its own size`() throws {
        var sizes: [CGSize] = []
        let chart = numbers.chartOverlay { _ in
            numbers.chartOverlay { proxy in
                let _ = sizes.append(proxy.plotSize)
                Color.clear
            }
            .frame(width: 100, height: 50)
            numbers
        }
        let tree = ViewTree(chart.frame(width: 400, height: 200))
        tree.update()
        #expect(try #require(sizes.last).width < 100)
        var measured = 0
        tree.document.root.visit {
            if case .chart(let traits) = $0.description.kind, case .measured = traits.space { measured += 1 }
        }
        #expect(measured == 1)
    }

    @Test func `backgrounds and overlays update with the chart`() throws {
        struct Bars: View {
            @State private var count = 1
            var body: some View {
                Button("More") { count += 1 }
                Chart(0..<count, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
                    .chartBackground { Text("\($0.xDomain(dataType: String.self).count) behind") }
                    .chartOverlay { Text("\($0.xDomain(dataType: String.self).count) in front") }
            }
        }
        let screen = Screen { Bars() }
        try screen.find(.button, "More").tap()
        #expect(screen.texts.contains("2 behind") && screen.texts.contains("2 in front"))
    }

    @Test func `a plot's style is behind its marks in the plot's frame`() throws {
        let chart = DrawnChart(numbers.chartPlotStyle { $0.background(.yellow).border(.red) })
        let pin = try #require(chart.pins.first)
        #expect(pin.anchor == StyleAnchor(x: 0, y: 0) && pin.x > 0 && pin.y > 0)
    }

    @Test func `a chart without views is one element`() throws {
        var layers = 0
        let tree = ViewTree(numbers.frame(width: 400, height: 200))
        tree.document.root.visit { if case .layers = $0.description.kind { layers += 1 } }
        #expect(layers == 0)
    }
}
