import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct ChartScrollTests {
    private let numbers = Array(0..<100)

    private func chart(_ change: (Chart<ForEach<[Int], Int, BarMark>>) -> some View) -> DrawnChart {
        DrawnChart(change(Chart(numbers, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }))
    }

    @Test func `a scrolling chart is as long as its visible domain requires`() throws {
        let whole = chart { $0 }
        let scrolled = chart { $0.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20) }
        try #require(whole.bounds.count == 100 && scrolled.bounds.count == 100)
        #expect(
            abs(scrolled.bounds[1].midX - scrolled.bounds[0].midX - 5 * (whole.bounds[1].midX - whole.bounds[0].midX))
                < 0.01
        )
        // The plot starts where the scrolling part does.
        #expect(scrolled.bounds[0].minX >= 0 && scrolled.bounds[0].minX < 10)
        #expect(abs(scrolled.bounds[99].height - whole.bounds[99].height) < 1e-6)
    }

    @Test func `the other axis's labels do not scroll`() throws {
        let view = Chart(numbers, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        var resting: [String] = []
        var scrolled: [String] = []
        ViewTree(view.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US"))).document.root
            .visit {
                func texts(_ traits: DrawingTraits) -> [String] {
                    traits.graphics.compactMap {
                        if case .text(let text) = $0 { text.runs.map(\.text).joined() } else { nil }
                    }
                }
                switch $0.description.kind {
                case .drawing(let traits): resting = texts(traits)
                case .chart(let traits): scrolled = texts(traits)
                default: break
                }
            }
        #expect(resting.contains("100") && !resting.contains("42"))
        #expect(scrolled.contains("42") && !scrolled.contains("100"))
    }

    @Test func `views of the fixed axis are shown`() {
        let screen = Screen {
            Chart(0..<100, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
                .chartScrollableAxes(.horizontal)
                .chartYAxis { AxisMarks(values: [50]) { AxisValueLabel { HStack { Text("half") } } } }
                .frame(width: 400, height: 200)
        }
        #expect(screen.texts.contains("half"))
    }

    @Test func `without a visible domain, each category has a minimum length`() throws {
        let bars = chart { $0.chartScrollableAxes(.horizontal) }.bounds
        #expect(abs(bars[1].midX - bars[0].midX - 24) < 1e-6)
        // A chart with enough space does not scroll.
        let few = DrawnChart(
            Chart(0..<3, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }.chartScrollableAxes(
                .horizontal
            )
        ).bounds
        #expect(few[2].maxX < 400)
    }

    @Test func `extreme visible domains are clamped to a chart's maximum length`() {
        for length in [0, -1, 1e-300, 1e300, Double.nan, .infinity] {
            let bounds = DrawnChart(
                Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartScrollableAxes([.horizontal, .vertical])
                    .chartXVisibleDomain(length: length).chartYVisibleDomain(length: length)
            ).bounds
            #expect(bounds.allSatisfy { $0.maxX < 60_000 && $0.maxY < 60_000 && $0.width.isFinite })
        }
    }

    private struct Bound: View {
        @State private var first = 30

        var body: some View {
            Text("from \(first)")
            Button("To 60") { first = 60 }
            Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXScale(domain: 0...100)
                .chartScrollableAxes(.horizontal)
                .chartXVisibleDomain(length: 10)
                .chartScrollPosition(x: $first)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .frame(width: 404, height: 200)
        }
    }

    @Test func `the scroll position is bound to user scrolling and scrolls`() throws {
        let screen = Screen { Bound() }
        func scroll(to x: CGFloat) throws {
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: x, y: 0),
                contentSize: CGSize(width: 4_000, height: 200),
                contentInsets: EdgeInsets(),
                containerSize: CGSize(width: 400, height: 200)
            )
            try #require(screen.findAll(.mark).first).scroll(to: geometry)
        }
        #expect(screen.texts.contains("from 30"))
        // The content is 4,000 points long. The page reports its position before it scrolls.
        try scroll(to: 0)
        try scroll(to: 1_200)
        #expect(screen.texts.contains("from 30"))
        try scroll(to: 2_000)
        #expect(screen.texts.contains("from 50"))
        try screen.find(.button, "To 60").tap()
        #expect(screen.texts.contains("from 60"))
        // The page is still scrolling.
        try scroll(to: 2_200)
        #expect(screen.texts.contains("from 60"))
        try scroll(to: 2_399.6)
        #expect(screen.texts.contains("from 60"))
        try scroll(to: 800)
        #expect(screen.texts.contains("from 20"))
    }
}

@MainActor
struct ScrollStopsTests {
    private func places(_ stops: ScrollStops) -> [Double] {
        stops.stops.reduce(into: []) { $0.append(($0.last ?? 0) + $1.distance) }
    }

    @Test func `scrolling of numbers stops at multiples`() {
        let scale = Scale(.numbers(3...23), from: 0, to: 200)
        let stops = ScrollStops(
            (.valueAligned(unit: 5, majorAlignment: .unit(10)) as ValueAlignedChartScrollTargetBehavior)._targets,
            scale,
            page: 50,
            calendar: .utc
        )
        #expect(places(stops) == [20, 70, 120, 170] && stops.rest == 30)
        #expect(stops.stops.map(\.isMajor) == [false, true, false, true])
    }

    @Test func `scrolling of categories stops at their edges`() {
        let scale = Scale(.categories((0..<6).map { .category("\($0)") }), from: 10, to: 70)
        let targets = (.valueAligned(unit: 2, limitBehavior: .always) as ValueAlignedChartScrollTargetBehavior)._targets
        let stops = ScrollStops(targets, scale, page: 20, calendar: .utc)
        #expect(places(stops) == [0, 20, 40] && stops.stops.allSatisfy(\.isMajor))
    }

    @Test func `scrolling of dates stops at matching components`() {
        let scale = Scale(.dates(Calendar.utc.day(2024, 1)...Calendar.utc.day(2024, 1, 5)), from: 0, to: 400)
        let targets =
            (.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 3)))
            as ValueAlignedChartScrollTargetBehavior)._targets
        let stops = ScrollStops(targets, scale, page: 100, calendar: .utc)
        #expect(places(stops) == [0, 100, 200, 300, 400])
        #expect(stops.stops.map(\.isMajor) == [false, false, true, false, false])
    }

    @Test func `scrolling stops at pages, and extreme units are ignored`() {
        let scale = Scale(.numbers(0...10), from: 0, to: 100)
        let pages = ScrollStops(PagingChartScrollTargetBehavior()._targets, scale, page: 40, calendar: .utc)
        #expect(places(pages) == [0, 40, 80])
        for unit in [0, -1, Double.nan, .infinity, 1e-300] {
            let targets = (.valueAligned(unit: unit) as ValueAlignedChartScrollTargetBehavior)._targets
            #expect(ScrollStops(targets, scale, page: 40, calendar: .utc).stops.count <= 1)
        }
        let many = (.valueAligned(unit: 0.001, majorAlignment: .unit(5)) as ValueAlignedChartScrollTargetBehavior)
            ._targets
        #expect(places(ScrollStops(many, scale, page: 40, calendar: .utc)) == [0, 50, 100])
    }
}
