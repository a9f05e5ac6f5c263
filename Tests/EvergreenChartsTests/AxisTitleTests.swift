import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct AxisTitleTests {
    private var points: some View {
        Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }

    @Test func `titles are below at the start, and above at the end`() throws {
        let drawn = DrawnChart(points.chartXAxisLabel("Time").chartYAxisLabel("Speed"))
        let (time, speed) = try (drawn.label("Time"), drawn.label("Speed"))
        let plot = drawn.lines.map(\.rect).reduce(CGRect.null) { $0.union($1) }
        #expect(time.x == plot.minX && time.anchor == StyleAnchor(x: 0, y: 0) && time.y > plot.maxY + 16)
        #expect(speed.x == plot.maxX && speed.anchor == StyleAnchor(x: 1, y: 1) && speed.y < plot.minY)
        #expect(time.y + 16 <= 200 && speed.y >= 16)
    }

    @Test func `titles beside a chart are rotated and have their alignment`() throws {
        let leading = DrawnChart(points.chartYAxisLabel("Speed", position: .leading))
        let up = try leading.label("Speed")
        #expect(up.transform.b == -1 && up.x < 20)
        let trailing = try DrawnChart(
            points.chartYAxisLabel("Speed", position: .trailing, alignment: .top, spacing: 20)
        ).label("Speed")
        #expect(trailing.transform.b == 1 && trailing.x > 380 && trailing.y < 30)
        let centered = try DrawnChart(points.chartXAxisLabel("Time", position: .top, alignment: .center)).label("Time")
        #expect(centered.anchor == StyleAnchor(x: 0.5, y: 1) && centered.y < 30)
    }

    @Test func `a title can be a styled text`() throws {
        let drawn = DrawnChart(
            points.chartXAxisLabel(Text("Time").bold(), alignment: .center)
                .chartYAxisLabel(Text("Speed").foregroundStyle(.red), position: .leading)
        )
        #expect(try drawn.label("Time").anchor == StyleAnchor(x: 0.5, y: 0))
        let speed = try drawn.label("Speed")
        #expect(speed.style.contains(.foreground(Color.red.paint)) && speed.transform.b == -1)
    }

    @Test func `a title can have its own font, and other views are placed`() throws {
        let drawn = DrawnChart(
            points.chartXAxisLabel { Text(verbatim: "Time").font(.headline).foregroundStyle(.red) }
        )
        #expect(try drawn.label("Time").style.contains(.foreground(Color.red.paint)))
        var settings = ChartSettings()
        settings.xAxis.titles = [AxisTitle(content: LabelContent(HStack { Text("1") }), position: .automatic)]
        let space = GraphicRect(x: 0, y: 0, width: 400, height: 200)
        let axes = PlotAxes([], in: space, top: 0, settings, ChartText(environment: EnvironmentValues()))
        #expect(
            axes.views.count == 1 && axes.views[0].pin.y == 180 && axes.views[0].pin.anchor == StyleAnchor(x: 0, y: 0)
        )
    }

    @Test func `several titles on one side are stacked, and excessive spacing keeps the plot`() throws {
        let drawn = DrawnChart(points.chartXAxisLabel("inner").chartXAxisLabel("outer"))
        #expect(try drawn.label("outer").y - drawn.label("inner").y == 20)
        let much = points.chartXAxisLabel("a", spacing: 1e6).chartYAxisLabel("b", position: .leading, spacing: .nan)
        _ = DrawnChart(much)
        _ = DrawnChart(much, size: CGSize(width: 0, height: 0))
    }
}
