import EvergreenDocument
@testable import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenCharts
@testable import EvergreenUI

@MainActor
struct ChartTests {
    private struct Sale: Identifiable {
        var id: Int
        var month: String
        var team: String = "A"
        var count: Double
    }

    private let sales = [
        Sale(id: 1, month: "Jan", count: 10), Sale(id: 2, month: "Feb", count: 20), Sale(id: 3, month: "Mar", count: 5),
    ]

    /// A chart of 400 × 200 points, and its marks.
    private func marks(_ chart: some View) -> [MarkTraits] {
        var found: [MarkTraits] = []
        ViewTree(chart.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US"))).document.root
            .visit { element in
                if case .mark(let traits) = element.description.kind { found.append(traits) }
            }
        return found
    }

    private func axes(_ chart: some View) throws -> [Graphic] {
        var found: [Graphic]?
        ViewTree(chart.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "en_US"))).document.root
            .visit { element in
                if case .chart(let traits) = element.description.kind { found = traits.graphics }
            }
        return try #require(found)
    }

    private func texts(_ graphics: [Graphic]) -> [String] {
        graphics.compactMap { if case .text(let text) = $0 { text.runs.map(\.text).joined() } else { nil } }
    }

    /// The bounding rectangle of each path.
    private func bounds(_ marks: [MarkTraits]) -> [CGRect] {
        marks.compactMap { mark in
            guard case .path(let path) = mark.graphics.first else { return nil }
            return Path(path.outline).boundingRect
        }
    }

    // MARK: Bars

    @Test func `bars have their values' heights on a common baseline, side by side`() throws {
        let bars = bounds(marks(Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }))
        try #require(bars.count == 3)
        #expect(abs(bars[0].height / bars[1].height - 0.5) < 1e-9 && abs(bars[2].height / bars[1].height - 0.25) < 1e-9)
        #expect(bars.allSatisfy { abs($0.maxY - bars[0].maxY) < 1e-9 })
        #expect(bars[0].maxX < bars[1].minX && bars[1].maxX < bars[2].minX)
        #expect(bars.allSatisfy { CGRect(x: 0, y: 0, width: 400, height: 200).contains($0) })
    }

    @Test func `negative bars extend below the baseline`() throws {
        let values = [3.0, -2, 0]
        let bars = bounds(
            marks(
                Chart(Array(values.enumerated()), id: \.offset) { item in
                    BarMark(x: .value("Place", "\(item.offset)"), y: .value("Value", item.element))
                }
            )
        )
        try #require(bars.count == 3)
        #expect(abs(bars[0].maxY - bars[1].minY) < 1e-9 && bars[1].height > 0)
        #expect(abs(bars[0].height / bars[1].height - 1.5) < 1e-9)
        #expect(bars[2].height == 0)
    }

    @Test func `bars at one position are stacked, negative ones downward`() throws {
        let values = [3.0, 2, -1, -4]
        func bars(_ stacking: MarkStackingMethod) -> [CGRect] {
            bounds(
                marks(
                    Chart(Array(values.enumerated()), id: \.offset) { item in
                        BarMark(x: .value("Place", "A"), y: .value("Value", item.element), stacking: stacking)
                            .foregroundStyle(by: .value("Kind", item.offset))
                    }
                )
            )
        }
        let stacked = bars(.standard)
        try #require(stacked.count == 4)
        #expect(abs(stacked[0].minY - stacked[1].maxY) < 1e-9)
        #expect(abs(stacked[0].maxY - stacked[2].minY) < 1e-9 && abs(stacked[2].maxY - stacked[3].minY) < 1e-9)
        let apart = bars(.unstacked)
        #expect(abs(apart[0].maxY - apart[1].maxY) < 1e-9 && abs(apart[2].minY - apart[3].minY) < 1e-9)
        let parts = bars(.normalized)
        #expect(abs(parts.reduce(0) { $0 + $1.height } - (parts.map(\.maxY).max()! - parts.map(\.minY).min()!)) < 1e-9)
    }

    @Test func `bars with positions are side by side in their band`() throws {
        let bars = bounds(
            marks(
                Chart {
                    ForEach(["A", "B"], id: \.self) { team in
                        ForEach(["Jan", "Feb"], id: \.self) { month in
                            BarMark(x: .value("Month", month), y: .value("Sales", 5)).position(by: .value("Team", team))
                        }
                    }
                }
            )
        )
        try #require(bars.count == 4)
        // A in January, A in February, B in January, B in February.
        #expect(bars[0].maxX <= bars[2].minX && bars[2].maxX < bars[1].minX && bars[1].maxX <= bars[3].minX)
        #expect(bars.allSatisfy { abs($0.minY - bars[0].minY) < 1e-9 })
    }

    @Test func `a bar of a number and a category is horizontal`() throws {
        let bars = bounds(marks(Chart(sales) { BarMark(x: .value("Sales", $0.count), y: .value("Month", $0.month)) }))
        try #require(bars.count == 3)
        #expect(abs(bars[0].width / bars[1].width - 0.5) < 1e-9 && bars[0].maxY < bars[1].minY)
        let ranges = bounds(
            marks(Chart { BarMark(xStart: .value("From", 2), xEnd: .value("To", 4), y: .value("Task", "A")) })
        )
        #expect(ranges.count == 1 && ranges[0].width > 50)
    }

    @Test func `a bar of a date has its unit's width`() throws {
        let days = (0..<4).map { Date(timeIntervalSince1970: Double($0) * 86400 + 3600) }
        let bars = bounds(
            marks(
                Chart(days, id: \.self) { day in
                    BarMark(x: .value("Day", day, unit: .day), y: .value("Count", 1))
                }
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            )
        )
        try #require(bars.count == 4)
        for (left, right) in zip(bars, bars.dropFirst()) {
            #expect(left.maxX < right.minX && abs((right.minX - left.minX) / left.width - 1 / 0.7) < 1e-6)
        }
    }

    // MARK: Lines, points, rules, sectors

    @Test func `a line connects its points, each with an accessibility label`() throws {
        let all = marks(Chart(sales) { LineMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) })
        try #require(all.count == 4)
        #expect(all[0].label == nil)
        #expect(
            all.dropFirst().map(\.label) == ["Month: Jan, Sales: 10", "Month: Feb, Sales: 20", "Month: Mar, Sales: 5"]
        )
        guard case .path(let line) = all[0].graphics.first, case .stroke = line.mode else {
            Issue.record("no line")
            return
        }
        #expect(line.outline.steps.count == 3)
        let centers = bounds(Array(all.dropFirst())).map { CGPoint(x: $0.midX, y: $0.midY) }
        for (step, center) in zip(line.outline.steps, centers) {
            switch step {
            case .move(let point), .line(let point):
                #expect(abs(point.x - center.x) < 1e-9 && abs(point.y - center.y) < 1e-9)
            default: Issue.record("no straight line")
            }
        }
    }

    @Test func `lines are separated by color, and areas are stacked`() throws {
        let data = ["A", "B"].flatMap { team in
            sales.map { Sale(id: $0.id, month: $0.month, team: team, count: $0.count) }
        }
        let lines = marks(
            Chart(Array(data.enumerated()), id: \.offset) { item in
                LineMark(x: .value("Month", item.element.month), y: .value("Sales", item.element.count))
                    .foregroundStyle(by: .value("Team", item.element.team))
            }
        )
        #expect(lines.filter { $0.label == nil }.count == 2)
        let areas = marks(
            Chart(Array(data.enumerated()), id: \.offset) { item in
                AreaMark(x: .value("Month", item.element.month), y: .value("Sales", item.element.count))
                    .foregroundStyle(by: .value("Team", item.element.team))
            }
        )
        .filter { $0.label == nil }
        let bounds = bounds(areas)
        try #require(bounds.count == 2)
        // The second starts where the first ends: twice as high.
        #expect(abs((bounds[0].maxY - bounds[1].minY) / (bounds[0].maxY - bounds[0].minY) - 2) < 1e-9)
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
    ])
    func `curves pass through their points`(_ method: InterpolationMethod) {
        let points = [(0.0, 0.0), (10, 5), (20, 5), (30, -10), (30, -20), (50, 0)].map { CGPoint(x: $0.0, y: $0.1) }
        var path = Path()
        path.addCurve(through: points, method.curve, isNew: true)
        var ends: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
                ends.append(point)
            case .closeSubpath: break
            }
        }
        for point in points { #expect(ends.contains(point)) }
        if method == .monotone {
            // Between points of equal height, it is flat.
            #expect(path.boundingRect == CGRect(x: 0, y: -20, width: 50, height: 25))
        }
        for count in 0...1 {
            var short = Path()
            short.addCurve(through: Array(points.prefix(count)), method.curve, isNew: true)
            #expect(short.boundingRect.isNull == (count == 0))
        }
    }

    @Test func `points have symbols, and rules span the chart`() throws {
        let all = marks(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(.square).symbolSize(100)
                PointMark(x: .value("x", 3), y: .value("y", 4)).foregroundStyle(.red)
                RuleMark(y: .value("Limit", 3)).lineStyle(StrokeStyle(lineWidth: 2, dash: [4]))
                RuleMark(x: .value("x", 2), yStart: .value("y", 1), yEnd: .value("y", 2))
            }
        )
        try #require(all.count == 4)
        let bounds = bounds(all)
        #expect(bounds[0].width > bounds[1].width)
        #expect(bounds[2].height == 0 && bounds[2].width > 300)
        #expect(bounds[3].width == 0 && bounds[3].height > 20 && bounds[3].height < 100)
        #expect(all[2].label == "Limit: 3")
    }

    @Test func `sectors have angles in proportion to their values`() throws {
        let values = [1.0, 2, 1]
        let all = marks(
            Chart(Array(values.enumerated()), id: \.offset) { item in
                SectorMark(angle: .value("Part", item.element), innerRadius: .ratio(0.5))
                    .foregroundStyle(by: .value("Name", "\(item.offset)"))
            }
            .chartLegend(.hidden)
        )
        try #require(all.count == 3)
        #expect(all[1].label == "Name: 1, Part: 2")
        let paths = all.compactMap { mark in
            if case .path(let path) = mark.graphics.first { Path(path.outline) } else { nil }
        }
        // 400 × 200: the center is in the middle, and the radius is 98. Clockwise from the top.
        #expect(
            paths[0].contains(CGPoint(x: 200 + 50, y: 100 - 50))
                && !paths[0].contains(CGPoint(x: 200 + 20, y: 100 - 20))
        )
        #expect(paths[1].contains(CGPoint(x: 200, y: 100 + 75)) && paths[2].contains(CGPoint(x: 200 - 50, y: 100 - 50)))
        let one = marks(Chart { SectorMark(angle: .value("All", 7)) })
        #expect(bounds(one) == [CGRect(x: 102, y: 2, width: 196, height: 196)])
    }

    // MARK: Axes and colors

    @Test func `axes have round values and categories`() throws {
        let labels = texts(
            try axes(Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) })
        )
        #expect(labels == ["0", "5", "10", "15", "20", "Jan", "Feb", "Mar"])
        let bare = Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(try axes(bare).isEmpty)
    }

    @Test func `an axis has its custom marks`() throws {
        let chart = Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Share", $0.count / 20)) }
            .chartYScale(domain: 0...1)
            .chartYAxis {
                AxisMarks(position: .leading, values: [0, 0.5, 1]) { value in
                    AxisGridLine().foregroundStyle(.red)
                    if value.index > 0 { AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent.percent) }
                }
            }
            .chartXAxis { AxisMarks { AxisValueLabel("M") } }
        let axes = try axes(chart)
        #expect(texts(axes) == ["50%", "100%", "M", "M", "M"])
        let lines = axes.compactMap { if case .path(let path) = $0 { path.paint } else { nil } }
        #expect(lines == Array(repeating: .color(Color.red.paint), count: 3))
    }

    @Test func `an axis value converts to the requested type`() {
        let value = AxisValue(plotted: 3.0._plotted, index: 0, count: 1)
        #expect(value.as(Double.self) == 3 && value.as(Int.self) == 3 && value.as(String.self) == nil)
        #expect(AxisValue(plotted: 3.5._plotted, index: 0, count: 1).as(Int.self) == nil)
        enum Team: String, Plottable { case red, blue }
        #expect(AxisValue(plotted: "red"._plotted, index: 0, count: 1).as(Team.self) == .red)
    }

    @Test func `colors follow values and are listed in a legend`() throws {
        func chart() -> some View {
            Chart(["B", "A"], id: \.self) { team in
                BarMark(x: .value("Team", team), y: .value("Count", 1)).foregroundStyle(by: .value("Team", team))
            }
        }
        func colors(_ chart: some View) -> [GraphicPaint] {
            marks(chart).compactMap { if case .path(let path) = $0.graphics.first { path.paint } else { nil } }
        }
        #expect(colors(chart()) == [.color(Color.blue.paint), .color(Color.green.paint)])
        #expect(texts(try axes(chart())).suffix(2) == ["B", "A"])
        #expect(texts(try axes(chart().chartLegend(.hidden))).filter { $0 == "B" }.count == 1)
        let mapped = chart().chartForegroundStyleScale(["A": Color.red, "B": .orange])
        #expect(colors(mapped) == [.color(Color.orange.paint), .color(Color.red.paint)])
        #expect(texts(try axes(mapped)).suffix(2) == ["A", "B"])
        #expect(colors(chart().chartForegroundStyleScale(range: [Color.pink])).count == 2)
    }

    @Test func `values and axes are formatted for the page's locale`() throws {
        let chart = Chart { BarMark(x: .value("x", "A"), y: .value("y", 1234.5)) }
        var labels: [String?] = []
        ViewTree(chart.frame(width: 400, height: 200).environment(\.locale, Locale(identifier: "de_DE"))).document.root
            .visit { element in
                if case .mark(let traits) = element.description.kind { labels.append(traits.label) }
            }
        #expect(labels == ["x: A, y: 1.234,5"])
    }

    @Test func `marks have custom accessibility labels and styles`() {
        let all = marks(
            Chart {
                BarMark(x: .value("x", "A"), y: .value("y", 1)).accessibilityLabel("First").accessibilityValue("one")
                BarMark(x: .value("x", "B"), y: .value("y", 1)).accessibilityHidden(true)
                BarMark(x: .value("x", "C"), y: .value("y", 1)).annotation { Text(verbatim: "here") }
            }
        )
        #expect(all.map(\.label) == ["First, one", nil, "x: C, y: 1"])
        #expect(texts(all[2].graphics) == ["here"])
        let colored = marks(
            Chart {
                BarMark(x: .value("x", "A"), y: .value("y", 1)).annotation {
                    Text(verbatim: "red").font(.title).foregroundStyle(.red)
                }
            }
        )
        guard case .text(let text) = colored.first?.graphics.last else {
            Issue.record("no text")
            return
        }
        #expect(text.runs.first?.style == [.font(FontDescription(textStyle: .title)), .foreground(Color.red.paint)])
    }

    // MARK: Changes

    @Test func `a changed value patches only its mark`() throws {
        struct Changing: View {
            @State private var values = [1.0, 5, 10]
            var body: some View {
                Chart(Array(values.enumerated()), id: \.offset) { item in
                    BarMark(x: .value("Place", "\(item.offset)"), y: .value("Value", item.element))
                }
                .frame(width: 400, height: 200)
                Button("Change") { values[1] = 6 }
                Button("Add") { values.append(3) }
                Button("Remove") { values.removeLast() }
            }
        }
        let screen = Screen { Changing() }
        screen.takePatches()
        try screen.find(.button, "Change").tap()
        #expect(screen.takePatches() == 1)
        let before = screen.findAll(.mark).map { $0.element.id }
        // The other category's axis moves the others.
        try screen.find(.button, "Add").tap()
        #expect(screen.findAll(.mark).map { $0.element.id }.prefix(3) == before.prefix(3))
        try screen.find(.button, "Remove").tap()
        #expect(screen.findAll(.mark).map { $0.element.id } == before)
    }

    @Test func `marks keep their elements when they are reordered`() throws {
        struct Moving: View {
            @State private var values = [1, 2, 3]
            var body: some View {
                Chart(values, id: \.self) { value in BarMark(x: .value("x", "\(value)"), y: .value("y", value)) }
                Button("Turn") { values.reverse() }
            }
        }
        let screen = Screen { Moving() }
        let before = screen.findAll(.mark).map { $0.element.id }
        try screen.find(.button, "Turn").tap()
        #expect(screen.findAll(.mark).map { $0.element.id } == before.reversed())
    }

    @Test func `a chart is redrawn for its measured size`() throws {
        let screen = Screen { Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Sales", $0.count)) } }
        let chart = try screen.find(.chart)
        try chart.measure(CGSize(width: 300, height: 80))
        guard case .chart(let traits) = chart.element.description.kind, case .measured(let space) = traits.space else {
            Issue.record("not measured")
            return
        }
        #expect(space.width == 300 && space.height == 80)
        let marks = screen.findAll(.mark).compactMap { mark in
            if case .mark(let traits) = mark.element.description.kind { traits } else { nil }
        }
        #expect(bounds(marks).allSatisfy { $0.maxX <= 300 && $0.maxY <= 80 })
    }

    // MARK: Extreme values

    @Test(
        arguments: [
            [], [1], [0], [.nan], [.infinity], [-.infinity, .nan, 1], [1e300, -1e300], [1e99, 1], [5e-324, 0],
            [.greatestFiniteMagnitude, 1], [-1, -2],
        ] as [[Double]]
    )
    func `arbitrary values are drawn or skipped`(_ values: [Double]) throws {
        let items = Array(values.enumerated())
        for size in [CGSize(width: 400, height: 200), CGSize(width: 0, height: 0), CGSize(width: 1, height: 3)] {
            let chart = Chart {
                ForEach(items, id: \.offset) { item in
                    BarMark(x: .value("x", item.element), y: .value("y", item.element))
                    LineMark(x: .value("x", item.element), y: .value("y", item.element)).interpolationMethod(.monotone)
                    AreaMark(x: .value("x", item.element), y: .value("y", item.element), stacking: .center)
                    PointMark(x: .value("x", item.element), y: .value("y", item.element)).symbolSize(item.element)
                    RuleMark(x: .value("x", item.element))
                }
            }
            let tree = ViewTree(chart.frame(width: size.width, height: size.height))
            tree.document.root.visit { element in
                guard case .mark(let traits) = element.description.kind else { return }
                for case .path(let path) in traits.graphics {
                    let bounds = Path(path.outline).boundingRect
                    #expect(bounds.isNull || (bounds.minX.magnitude < 1e7 && bounds.maxY.magnitude < 1e7))
                }
            }
            let sectors = Chart(items, id: \.offset) {
                SectorMark(angle: .value("x", $0.element), angularInset: $0.element)
            }
            _ = ViewTree(sectors.frame(width: size.width, height: size.height))
        }
    }

    @Test func `dates out of the calendar's range are skipped`() {
        let dates = [
            Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: 1e300), .distantPast,
        ]
        let all = marks(
            Chart(Array(dates.enumerated()), id: \.offset) { item in
                PointMark(x: .value("Date", item.element), y: .value("y", 1))
            }
        )
        #expect(all.count == 1)
    }

    @Test func `long and numerous category labels are shown where they fit`() throws {
        let names = (0..<300).map { "\($0) " + String(repeating: "long ", count: 40) }
        let labels = texts(
            try axes(Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }.chartYAxis(.hidden))
        )
        #expect(labels.count < 40 && labels.allSatisfy { $0.count < 20 })
        let vertical = texts(
            try axes(
                Chart(names.prefix(3), id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.chartXAxis(
                    .hidden
                )
            )
        )
        #expect(vertical.count == 3 && vertical.allSatisfy { $0.count < 60 })
    }

    @Test func `ten thousand points are drawn, and their line has one accessibility label`() {
        let values = (0..<10_000).map { Double($0 % 97) }
        let points = marks(
            Chart(Array(values.enumerated()), id: \.offset) { item in
                PointMark(x: .value("x", item.offset), y: .value("y", item.element))
            }
        )
        #expect(points.count == 10_000)
        let line = marks(
            Chart(Array(values.enumerated()), id: \.offset) { item in
                LineMark(x: .value("x", item.offset), y: .value("y", item.element))
            }
        )
        #expect(line.count == 1 && line[0].label == "x: 0, y: 0 – x: 9,999, y: 8")
    }

    @Test func `chart content supports conditions, custom content and repeated ids`() {
        struct Limit: ChartContent {
            let value: Double
            var body: some ChartContent {
                RuleMark(y: .value("Limit", value))
                PointMark(x: .value("x", 1), y: .value("y", value))
            }
        }
        func count(_ isShown: Bool) -> Int {
            marks(
                Chart {
                    if isShown { Limit(value: 3) }
                    if isShown { RuleMark(y: .value("a", 1)) } else { RuleMark(y: .value("b", 2)) }
                    ForEach([1, 1, 1], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                }
            )
            .count
        }
        #expect(count(true) == 6 && count(false) == 4)
    }
}
