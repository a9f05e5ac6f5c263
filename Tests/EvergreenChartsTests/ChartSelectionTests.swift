import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct ChartSelectionTests {
    private struct Bars: View {
        @State private var category: String?

        var body: some View {
            Text(category ?? "nothing")
            Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 100)) }
                .chartXSelection(value: $category)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .frame(width: 300, height: 200)
        }
    }

    private struct Ranges: View {
        @State private var range: ClosedRange<Int>?

        var body: some View {
            Text(range.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "nothing")
            Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXSelection(range: $range)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartXScale(domain: 0...100)
                .frame(width: 404, height: 200)
        }
    }

    private struct Sectors: View {
        @State private var sum: Double?

        var body: some View {
            Text(sum.map { "\(Int($0.rounded()))" } ?? "nothing")
            Chart([25.0, 75], id: \.self) { SectorMark(angle: .value("v", $0)) }
                .chartAngleSelection(value: $sum)
                .frame(width: 200, height: 200)
        }
    }

    /// The plot area, which receives pointer events and keys.
    private func plot(_ screen: Screen) throws -> ScreenElement {
        func innermost(_ element: ScreenElement) -> ScreenElement { element.children.first.map(innermost) ?? element }
        let areas = screen.root.findAll().filter {
            if case .gestureArea = $0.element.description.kind { true } else { false }
        }
        return innermost(try #require(areas.first))
    }

    @Test func `hovering selects the pointer's category, and leaving deselects it`() throws {
        let screen = Screen { Bars() }
        let plot = try plot(screen)
        try plot.point(at: CGPoint(x: 10, y: 50))
        #expect(screen.texts.contains("a"))
        try plot.point(at: CGPoint(x: 280, y: 50))
        #expect(screen.texts.contains("c"))
        try plot.point(at: nil)
        #expect(screen.texts.contains("nothing"))
    }

    @Test func `a tap selects, and so does a drag after a long press`() throws {
        let screen = Screen { Bars() }
        let plot = try plot(screen)
        try plot.tap(at: CGPoint(x: 150, y: 10))
        #expect(screen.texts.contains("b"))
        let drag = try plot.startDrag(at: CGPoint(x: 20, y: 10), afterLongPress: true)
        try drag.move(by: CGSize(width: 10, height: 0))
        #expect(screen.texts.contains("a"))
        try drag.move(by: CGSize(width: 250, height: 0))
        #expect(screen.texts.contains("c"))
        try drag.end()
        #expect(screen.texts.contains("nothing"))
    }

    @Test func `arrow keys move between marks, and Escape deselects`() throws {
        let screen = Screen { Bars() }
        let plot = try plot(screen)
        for (key, selected) in [
            (KeyEquivalent.rightArrow, "a"), (.rightArrow, "b"), (.rightArrow, "c"), (.rightArrow, "c"),
            (.leftArrow, "b"),
            (.escape, "nothing"), (.leftArrow, "c"),
        ] {
            try plot.press(key)
            #expect(screen.texts.contains(selected))
        }
    }

    @Test func `a drag selects a range in ascending order, and a tap deselects`() throws {
        let screen = Screen { Ranges() }
        let plot = try plot(screen)
        let drag = try plot.startDrag(at: CGPoint(x: 300, y: 10))
        try drag.move(by: CGSize(width: -200, height: 0))
        try drag.end()
        #expect(screen.texts.contains("25 to 75"))
        try plot.tap()
        #expect(screen.texts.contains("nothing"))
    }

    @Test func `hovering selects the angle's value`() throws {
        let screen = Screen { Sectors() }
        let plot = try plot(screen)
        // To the right of the center: a quarter.
        try plot.point(at: CGPoint(x: 196, y: 98))
        #expect(screen.texts.contains("25"))
        try plot.press(.rightArrow)
        #expect(screen.texts.contains("13"))
    }

    @Test func `a custom gesture replaces the chart's`() throws {
        struct Own: View {
            @State private var number: Int?
            var body: some View {
                Text(number.map { "\($0)" } ?? "nothing")
                Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                    .chartXSelection(value: $number)
                    .chartGesture { proxy in
                        DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
                            .onEnded { _ in number = nil }
                    }
                    .chartXAxis(.hidden).chartYAxis(.hidden)
                    .chartXScale(domain: 0...100)
                    .frame(width: 404, height: 200)
            }
        }
        let screen = Screen { Own() }
        let plot = try plot(screen)
        let drag = try plot.startDrag(at: CGPoint(x: 40, y: 10))
        try drag.move(by: CGSize(width: 60, height: 0))
        #expect(screen.texts.contains("25"))
        try drag.end()
        #expect(screen.texts.contains("nothing"))
        #expect(throws: ScreenError.self) { try plot.point(at: .zero) }
    }

    @Test func `a selection shows a rule with an annotation`() throws {
        struct Lollipop: View {
            @State private var selected: Int?
            var body: some View {
                Chart {
                    ForEach([0, 50, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
                    if let selected {
                        RuleMark(x: .value("x", selected))
                            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                                VStack { Text("At \(selected)") }.padding(4)
                            }
                    }
                }
                .chartXSelection(value: $selected)
                .chartXScale(domain: 0...100)
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .frame(width: 404, height: 200)
            }
        }
        let screen = Screen { Lollipop() }
        let plot = try plot(screen)
        try plot.point(at: CGPoint(x: 100, y: 50))
        #expect(screen.texts.contains("At 25"))
        try plot.point(at: CGPoint(x: 200, y: 50))
        #expect(screen.texts.contains("At 50"))
        try plot.point(at: nil)
        #expect(!screen.texts.contains { $0.hasPrefix("At") })
    }
}
