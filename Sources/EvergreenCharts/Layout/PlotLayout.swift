import EvergreenDocument
import EvergreenUI
import Foundation

/// The layout of a chart with axes.
@MainActor
struct PlotLayout {
    private(set) var axes: PlotAxes
    private(set) var marks: [DrawnMark] = []
    /// Views of annotations and symbols.
    private(set) var views: [PinnedView] = []
    private(set) var places = ChartPlaces.MarkPlaces()

    var plot: GraphicRect { axes.plot }
    var xScale: Scale { axes.xScale }
    var yScale: Scale { axes.yScale }
    let styles: StyleScale
    let text: ChartText
    /// The space of the chart without its legend.
    let space: GraphicRect
    /// The values of `position(by:)`, in the order of marks side by side.
    let positions: [String]
    /// Whether only a part of the plot is visible.
    let isScrolled: Bool
    /// Whether marks are clipped to the scales.
    private let isClipped: Bool

    init(
        _ all: [Mark],
        in space: GraphicRect,
        _ settings: ChartSettings,
        _ styles: StyleScale,
        _ text: ChartText,
        _ part: ChartPart = .whole
    ) {
        let placed = MarkStacks(all).placed
        let masks = all.masks.flatMap { MarkStacks($0).placed }
        func axes(_ padding: ScalePadding) -> PlotAxes {
            PlotAxes(
                placed + masks,
                in: space,
                top: placed.spaceForAnnotations,
                settings,
                text,
                insets: part.insets,
                parts: part.axes,
                padding: padding
            )
        }
        self.axes = axes(ScalePadding())
        self.styles = styles
        self.text = text
        self.space = space
        var seen: Set<String> = []
        positions = placed.compactMap { $0.mark.position?.value.key }.filter { seen.insert($0).inserted }
        isScrolled = part.insets != nil
        isClipped = settings.xScale.isBounded || settings.yScale.isBounded
        pad(placed, axes)
        views = self.axes.views
        if part.hasMarks { marks = draw(placed) }
        places.x = placed.compactMap { mark in mark.x.flatMap { xScale.position($0.1) } }
        places.y = placed.compactMap { mark in mark.y.flatMap { yScale.position($0.1) } }
    }

    /// Pads the scales until the annotations that require it are within the plot.
    private mutating func pad(_ placed: [PlacedMark], _ axes: (ScalePadding) -> PlotAxes) {
        guard placed.contains(where: { $0.mark.annotations.contains(where: \.overflow.padsScale) }) else { return }
        var padding = ScalePadding()
        // Each padding may cause small overflows of other annotations.
        for _ in 0..<3 where padding.add(overflow(of: placed), in: plot) { self.axes = axes(padding) }
    }

    /// The horizontal extent of marks without a horizontal value.
    func xPlaces(of mark: Mark) -> (Double, Double) { mark.xPlace.ends(on: xScale, origin: plot.x) }

    /// The vertical extent of marks without a vertical value.
    func yPlaces(of mark: Mark) -> (Double, Double) { mark.yPlace.ends(on: yScale, origin: plot.y) }

    var plotRect: CGRect { CGRect(x: plot.x, y: plot.y, width: plot.width, height: plot.height) }

    // MARK: Marks

    private mutating func draw(_ placed: [PlacedMark]) -> [DrawnMark] {
        var drawn = DrawnMarks()
        let counts = PlaceCounts(placed)
        // A line or an area is behind its points, at the position of the first one.
        var series: [SeriesKey: [PlacedMark]] = [:]
        for mark in placed where mark.mark.isJoined { series[SeriesKey(mark.mark), default: []].append(mark) }
        var joined: Set<SeriesKey> = []
        for mark in placed {
            if mark.mark.isJoined {
                let key = SeriesKey(mark.mark)
                let points = series[key] ?? []
                if joined.insert(key).inserted { add(points, key, to: &drawn) }
                // Lines with many points have a single accessibility label with a summary.
                if points.count > Self.maximumJoinedMarks || mark.mark.function != nil { continue }
            }
            add(drawing(of: mark, counts), of: mark, to: &drawn)
        }
        return drawn.ordered(effect)
    }

    /// The drawing of a mark itself.
    func drawing(of mark: PlacedMark, _ counts: PlaceCounts) -> Drawing? {
        switch mark.mark.kind {
        case .bar: bar(mark, count: counts.bars)
        case .rectangle: rectangle(mark, counts)
        case .point: point(mark)
        case .rule: rule(mark)
        case .line, .area: joint(mark)
        case .sector: nil
        }
    }

    /// The graphic effect of a layer.
    private func effect(_ effect: MarkEffect) -> GraphicEffect {
        if let effect = styles.effect(effect) { return effect }
        guard case .mask(let marks) = effect else { return .opacity(1) }
        var layout = self
        return .mask(layout.draw(MarkStacks(marks).placed).flatMap(\.graphics))
    }

    /// The maximum number of points of a line with elements of their own.
    private static let maximumJoinedMarks = 500

    /// The drawing of a mark.
    struct Drawing {
        var graphics: [Graphic]
        /// The bounds for annotations.
        var bounds: CGRect
        /// Whether a bar runs downwards or to the left.
        var isReversed = false
        /// The view that replaces a symbol, and its position.
        var symbol: (AnyView, CGPoint)?
    }

    private mutating func add(_ drawing: Drawing?, of placed: PlacedMark, to drawn: inout DrawnMarks) {
        guard let drawing else { return }
        let mark = placed.mark
        var graphics = cut(drawing.graphics.changed(by: mark, styles))
        if let (view, point) = drawing.symbol {
            let pin = Pin(x: point.x, y: point.y, anchor: .center)
            views.append(PinnedView(id: mark.key.part("symbol"), view: mark.changing(view), pin: pin))
        }
        for (index, annotation) in mark.annotations.enumerated() {
            let place = AnnotationPlace(
                annotation,
                of: placed,
                around: drawing.bounds,
                isReversed: drawing.isReversed,
                in: self
            )
            switch annotation.content {
            case .text(let own): graphics.append(place.graphic(own, text))
            case .view(let content):
                let view = content(AnnotationContext(targetSize: drawing.bounds.size))
                views.append(PinnedView(id: mark.key.part(index), view: view, pin: place.pin))
            }
        }
        guard !graphics.isEmpty else { return }
        let label = mark.label(text, isHorizontal: placed.isHorizontal)
        drawn.add(mark.key, graphics, label: label, of: mark)
    }

    private func add(_ points: [PlacedMark], _ key: SeriesKey, to drawn: inout DrawnMarks) {
        guard let first = points.first, let graphic = joined(points) else { return }
        let isSummed = points.count > Self.maximumJoinedMarks || first.mark.function != nil
        let label = isSummed ? summary(of: points) : nil
        let markKey = MarkKey(path: ["series", AnyHashable(key)])
        let graphics = cut([graphic].changed(by: first.mark, styles))
        drawn.add(markKey, graphics, label: label, of: first.mark, isNamed: isSummed)
    }

    /// A label with the first and the last point of a line with many points.
    private func summary(of points: [PlacedMark]) -> String? {
        let labels = [points.first, points.last].compactMap { $0?.mark.label(text) }
        return labels.isEmpty ? nil : labels.joined(separator: " – ")
    }

    private func cut(_ graphics: [Graphic]) -> [Graphic] {
        guard isClipped, !graphics.isEmpty else { return graphics }
        return [.group(GroupGraphic(clips: [GroupGraphic.Clip(Path(plotRect).outline)], graphics))]
    }

    func paint(of mark: Mark, in rect: CGRect) -> GraphicPaint {
        styles.style(of: mark).paint(in: mark.isAlignedWithPlot ? plotRect : rect)
    }
}

extension [PlacedMark] {
    /// The space above the plot for annotations with text, in points.
    var spaceForAnnotations: Double {
        contains { $0.mark.annotations.contains(where: \.needsRoomAbove) } ? TextWidth.lineHeight : 0
    }
}

/// The number of distinct positions along each axis, which share its length.
struct PlaceCounts {
    let bars: Int
    let columns: Int
    let rows: Int

    init(_ placed: [PlacedMark]) {
        func count(_ kind: Mark.Kind, _ value: (PlacedMark) -> PlottedData?) -> Int {
            Set(placed.compactMap { $0.mark.kind == kind ? value($0)?.value : nil }).count
        }
        bars = count(.bar) { $0.isHorizontal ? $0.mark.y : $0.mark.x }
        columns = count(.rectangle) { $0.mark.x }
        rows = count(.rectangle) { $0.mark.y }
    }
}

/// The identity of a line or an area, whose points are joined.
struct SeriesKey: Hashable {
    let isArea: Bool
    let plot: MarkKey?
    let name: String?

    init(_ mark: Mark) {
        isArea = mark.kind == .area
        plot = mark.plot
        name = (mark.series ?? mark.color ?? mark.symbolKind ?? mark.lineValue)?.value.key
    }
}

extension Mark {
    fileprivate var isJoined: Bool { kind == .line || kind == .area }
}
