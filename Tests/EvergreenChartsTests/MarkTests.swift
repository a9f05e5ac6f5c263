import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct MarkTests {
    private struct Cell: Identifiable {
        var x: String
        var y: String
        var id: String { x + y }
    }

    private let cells = ["a", "b"].flatMap { x in ["1", "2"].map { Cell(x: x, y: $0) } }

    // MARK: Rectangles

    @Test func `rectangles of two categories fill their cells`() throws {
        let chart = DrawnChart(
            Chart(cells) { RectangleMark(x: .value("x", $0.x), y: .value("y", $0.y)) }.chartXAxis(.hidden).chartYAxis(
                .hidden
            )
        )
        let rects = chart.bounds
        try #require(rects.count == 4)
        #expect(abs(rects[0].maxX - rects[2].minX) < 1e-9 && abs(rects[0].maxY - rects[1].minY) < 1e-9)
        #expect(rects.allSatisfy { abs($0.width - rects[0].width) < 1e-9 && abs($0.height - rects[0].height) < 1e-9 })
        #expect(rects[0].width > 150 && rects[0].height > 80)
    }

    @Test func `a rectangle with ratio dimensions is centered in its cell`() throws {
        let whole = DrawnChart(Chart(cells) { RectangleMark(x: .value("x", $0.x), y: .value("y", $0.y)) })
            .bounds
        let half = DrawnChart(
            Chart(cells) {
                RectangleMark(x: .value("x", $0.x), y: .value("y", $0.y), width: .ratio(0.5), height: .inset(10))
            }
        ).bounds
        try #require(whole.count == 4 && half.count == 4)
        #expect(abs(half[3].width - whole[3].width / 2) < 1e-6 && abs(half[3].height - whole[3].height + 20) < 1e-6)
        #expect(abs(half[3].midX - whole[3].midX) < 1e-6 && abs(half[3].midY - whole[3].midY) < 1e-6)
    }

    @Test func `a range on one axis spans the plot along the other`() throws {
        let chart = DrawnChart(
            Chart {
                RectangleMark(xStart: .value("from", 2), xEnd: .value("to", 4)).foregroundStyle(.yellow)
                RuleMark(y: .value("y", 5))
                PointMark(x: .value("x", 10), y: .value("y", 10))
            }
        )
        let (range, rule) = (chart.bounds[0], chart.bounds[1])
        #expect(range.minY < rule.minY && range.maxY > rule.maxY)
        #expect(abs(range.width - rule.width / 4) < 1e-6)
    }

    // MARK: Mark modifiers

    @Test func `an offset moves a mark's edges`() throws {
        func rule(_ change: (RuleMark) -> some ChartContent) -> CGRect {
            DrawnChart(Chart { change(RuleMark(x: .value("x", 1))) }.chartXScale(domain: 0...2)).marks
                .compactMap { mark -> CGRect? in
                    guard case .group(let group) = mark.graphics.first, case .path(let path) = group.graphics.first
                    else {
                        return nil
                    }
                    return Path(path.outline).boundingRect
                }
                .first ?? .null
        }
        let plain = rule { $0.offset() }
        let longer = rule { $0.offset(yStart: -10) }
        #expect(abs(longer.minY - plain.minY + 10) < 1e-9 && abs(longer.maxY - plain.maxY) < 1e-9)
        let moved = rule { $0.offset(x: 7, y: .nan) }
        #expect(abs(moved.midX - plain.midX - 7) < 1e-9 && moved.minY == plain.minY)
    }

    @Test func `marks with a higher zIndex are in front`() {
        let labels = DrawnChart(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(1)
                PointMark(x: .value("x", 2), y: .value("y", 1))
                PointMark(x: .value("x", 3), y: .value("y", 1)).zIndex(-1)
                PointMark(x: .value("x", 4), y: .value("y", 1))
            }
        ).marks.map { $0.label ?? "" }
        #expect(labels == ["x: 3, y: 1", "x: 2, y: 1", "x: 4, y: 1", "x: 1, y: 1"])
    }

    @Test func `a bar is clipped to a shape`() throws {
        let bars = DrawnChart(
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).clipShape(Circle()) }
        )
        let path = try #require(bars.marks.first?.graphics.first)
        guard case .path(let graphic) = path else {
            Issue.record("no path")
            return
        }
        #expect(graphic.outline.steps.contains { if case .curve = $0 { true } else { false } })
    }

    @Test func `grouped bars with a narrower span are closer together`() throws {
        func bars(_ span: MarkDimension) -> [CGRect] {
            DrawnChart(
                Chart(["x", "y"], id: \.self) {
                    BarMark(x: .value("a", "a"), y: .value("v", 1)).position(by: .value("k", $0), span: span)
                }
            ).bounds
        }
        let (wide, narrow) = (bars(.automatic), bars(.ratio(0.45)))
        try #require(wide.count == 2 && narrow.count == 2)
        #expect(abs(narrow[0].width - wide[0].width / 2) < 1e-6)
        #expect(abs(narrow[1].midX - narrow[0].midX - (wide[1].midX - wide[0].midX) / 2) < 1e-6)
    }

    @Test func `bar gradients can be aligned with the plot`() throws {
        func rect(_ aligns: Bool) -> GraphicRect? {
            let chart = DrawnChart(
                Chart(["a", "b"], id: \.self) {
                    BarMark(x: .value("a", $0), y: .value("v", $0 == "a" ? 1 : 2))
                        .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top))
                        .alignsMarkStylesWithPlotArea(aligns)
                }
            )
            guard case .path(let path) = chart.marks.first?.graphics.first, case .gradient(_, let rect) = path.paint
            else {
                return nil
            }
            return rect
        }
        let (own, plot) = (try #require(rect(false)), try #require(rect(true)))
        #expect(own.height * 1.9 < plot.height && own.width < plot.width / 2)
    }

    // MARK: Symbols

    @Test func `custom symbol shapes have the requested size`() throws {
        struct Flag: ChartSymbolShape {
            func path(in rect: CGRect) -> Path { Path(rect) }
            var perceptualUnitRect: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
        }
        let bounds = DrawnChart(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(Flag()).symbolSize(CGSize(width: 10, height: 6))
                PointMark(x: .value("x", 2), y: .value("y", 1)).symbol(Circle().strokeBorder(lineWidth: 2))
                    .symbolSize(CGSize(width: 12, height: 12))
                PointMark(x: .value("x", 3), y: .value("y", 1)).symbol(.circle).symbolSize(.pi * 25)
            }
        ).bounds
        try #require(bounds.count == 3)
        #expect(abs(bounds[0].width - 20) < 1e-9 && abs(bounds[0].height - 12) < 1e-9)
        #expect(abs(bounds[1].width - 10) < 0.01)
        #expect(abs(bounds[2].width - 10) < 0.01)
    }

    @Test func `a view can replace a symbol`() throws {
        let chart = DrawnChart(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Image(systemName: "star") }
            }
        )
        #expect(chart.pins.count == 1 && chart.pins[0].anchor == .center)
        #expect(chart.marks.isEmpty)
    }

    // MARK: Sectors

    @Test func `sectors with rounded corners stay separate and within their circle`() throws {
        func sectors(_ radius: CGFloat) -> [MarkTraits] {
            DrawnChart(
                Chart([1.0, 2, 3], id: \.self) {
                    SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5), angularInset: 2).cornerRadius(radius)
                }
            ).marks
        }
        let (plain, round) = (sectors(0), sectors(6))
        #expect(plain.allSatisfy { $0.graphics.count == 1 } && round.allSatisfy { $0.graphics.count == 2 })
        for (sharp, soft) in zip(plain, round) {
            let outer = try #require(sharp.graphics[0].bounds)
            let inner = try #require(soft.graphics[0].bounds)
            #expect(
                outer.contains(inner.insetBy(dx: -5.9, dy: -5.9)) || outer.insetBy(dx: -0.5, dy: -0.5).contains(inner)
            )
        }
        // Larger than the available space, and non-finite.
        for radius in [1_000, -1, CGFloat.nan, .infinity] {
            #expect(sectors(radius).allSatisfy { $0.graphics.first?.bounds?.isNull == false })
        }
    }
}

/// Marks with values on one axis only.
@MainActor
struct OneAxisTests {
    private let sizes = [("Apps", 30.0), ("Photos", 50), ("Free", 20)]

    @Test func `one-dimensional horizontal bars are adjacent and fill the height`() throws {
        let bars = DrawnChart(
            Chart(sizes, id: \.0) { BarMark(x: .value("Size", $0.1)).foregroundStyle(by: .value("Kind", $0.0)) }
                .chartXScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        ).bounds
        try #require(bars.count == 3)
        #expect(abs(bars[0].maxX - bars[1].minX) < 1e-9 && abs(bars[1].maxX - bars[2].minX) < 1e-9)
        #expect(abs(bars[0].width / bars[2].width - 1.5) < 1e-9)
        #expect(bars.allSatisfy { $0.height > 180 })
    }

    @Test func `one-dimensional vertical bars are stacked`() throws {
        let chart = Chart(sizes, id: \.0) { BarMark(y: .value("Size", $0.1), width: .ratio(0.5)) }
        let bars = DrawnChart(chart.chartXAxis(.hidden).chartYAxis(.hidden)).bounds
        try #require(bars.count == 3)
        #expect(abs(bars[0].minY - bars[1].maxY) < 1e-9 && abs(bars[0].width - 198) < 1e-9)
    }

    @Test func `one-dimensional points are in the middle of the other axis`() throws {
        let points = DrawnChart(Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0)) }).bounds
        #expect(points[0].midY == points[1].midY && points[0].midX < points[1].midX)
    }

    @Test func `modifiers of several marks apply to each`() {
        let marks = DrawnChart(
            Chart {
                Plot {
                    PointMark(x: .value("x", 1), y: .value("y", 1))
                    PointMark(x: .value("x", 2), y: .value("y", 1)).accessibilityLabel("Own")
                }
                .accessibilityLabel("Both")
                AnyChartContent(PointMark(x: .value("x", 3), y: .value("y", 1)))
            }
        ).marks
        #expect(marks.map(\.label) == ["Both, y: 1", "Own, y: 1", "x: 3, y: 1"])
    }
}
