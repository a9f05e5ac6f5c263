import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart with axes.
@MainActor
struct PlotLayout {
    private(set) var axes: [Graphic] = []
    private(set) var marks: [DrawnMark] = []
    /// What is shown beside marks, and as their symbols.
    private(set) var views: [PinnedView] = []
    private(set) var places = ChartPlaces.MarkPlaces()

    let plot: GraphicRect
    let xScale: Scale
    let yScale: Scale
    let styles: StyleScale
    let text: ChartText
    /// All of the chart, but for its legend.
    let space: GraphicRect
    /// The values of `position(by:)`, in the order in which marks stand side by side.
    let positions: [String]
    /// Whether what is outside of the scales is cut off.
    private let isCut: Bool

    init(
        _ all: [Mark],
        in space: GraphicRect,
        _ settings: ChartSettings,
        _ styles: StyleScale,
        _ text: ChartText,
        _ part: ChartPart = .whole
    ) {
        let placed = MarkStacks(all).placed
        let top = placed.spaceForAnnotations
        let axes = PlotAxes(placed, in: space, top: top, settings, text, insets: part.insets, parts: part.axes)
        (plot, xScale, yScale) = (axes.plot, axes.xScale, axes.yScale)
        (self.axes, views) = (axes.graphics, axes.views)
        self.styles = styles
        self.text = text
        self.space = space
        var seen: Set<String> = []
        positions = placed.compactMap { $0.mark.position?.value.key }.filter { seen.insert($0).inserted }
        isCut = settings.xScale.isBounded || settings.yScale.isBounded
        if part.hasMarks { draw(placed) }
        marks = marks.ordered()
        places.x = placed.compactMap { mark in mark.x.flatMap { xScale.position($0.1) } }
        places.y = placed.compactMap { mark in mark.y.flatMap { yScale.position($0.1) } }
    }

    var plotRect: CGRect { CGRect(x: plot.x, y: plot.y, width: plot.width, height: plot.height) }

    // MARK: Marks

    private mutating func draw(_ placed: [PlacedMark]) {
        let counts = PlaceCounts(placed)
        // Lines and areas are behind their points, where the first of these is.
        var series: [SeriesKey: [PlacedMark]] = [:]
        for mark in placed where mark.mark.isJoined { series[SeriesKey(mark.mark), default: []].append(mark) }
        var drawn: Set<SeriesKey> = []
        for mark in placed {
            switch mark.mark.kind {
            case .bar: add(bar(mark, count: counts.bars), of: mark)
            case .rectangle: add(rectangle(mark, counts), of: mark)
            case .point: add(point(mark), of: mark)
            case .rule: add(rule(mark), of: mark)
            case .line, .area:
                let key = SeriesKey(mark.mark)
                let points = series[key] ?? []
                if drawn.insert(key).inserted { add(points, key) }
                // Of very many points, one hears a summary with the line.
                if points.count <= Self.mostJoinedMarks, mark.mark.function == nil { add(joint(mark), of: mark) }
            case .sector: break
            }
        }
    }

    /// The points of a line that have elements of their own at most.
    private static let mostJoinedMarks = 500

    /// A mark as it is drawn.
    struct Drawing {
        var graphics: [Graphic]
        /// What annotations are beside.
        var bounds: CGRect
        /// Whether a bar runs downwards, or to the left.
        var isReversed = false
        /// Where a view takes the place of a symbol.
        var symbol: (AnyView, CGPoint)?
    }

    private mutating func add(_ drawing: Drawing?, of placed: PlacedMark) {
        guard let drawing else { return }
        let mark = placed.mark
        var graphics = cut(drawing.graphics.faded(mark.opacity))
        if let (view, point) = drawing.symbol {
            let pin = Pin(x: point.x, y: point.y, anchor: .center)
            views.append(PinnedView(id: mark.key.part("symbol"), view: view, pin: pin))
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
        marks.append(DrawnMark(key: mark.key, traits: MarkTraits(graphics, label: label), zIndex: mark.zIndex ?? 0))
    }

    private mutating func add(_ points: [PlacedMark], _ key: SeriesKey) {
        guard let first = points.first, let graphic = joined(points) else { return }
        let isSummed = points.count > Self.mostJoinedMarks || first.mark.function != nil
        let label = isSummed ? summary(of: points) : nil
        let markKey = MarkKey(path: ["series", AnyHashable(key)])
        let traits = MarkTraits(cut([graphic]), label: label)
        marks.append(DrawnMark(key: markKey, traits: traits, zIndex: first.mark.zIndex ?? 0))
    }

    /// The first and the last point of a line with very many.
    private func summary(of points: [PlacedMark]) -> String? {
        let labels = [points.first, points.last].compactMap { $0?.mark.label(text) }
        return labels.isEmpty ? nil : labels.joined(separator: " – ")
    }

    private func cut(_ graphics: [Graphic]) -> [Graphic] {
        guard isCut, !graphics.isEmpty else { return graphics }
        return [.group(GroupGraphic(clips: [GroupGraphic.Clip(Path(plotRect).outline)], graphics))]
    }

    func paint(of mark: Mark, in rect: CGRect) -> GraphicPaint {
        styles.style(of: mark).paint(in: mark.isAlignedWithPlot ? plotRect : rect)
    }
}

extension [PlacedMark] {
    /// The space above the plot for the texts of marks, in points.
    var spaceForAnnotations: Double {
        contains { $0.mark.annotations.contains(where: \.needsRoomAbove) } ? TextWidth.lineHeight : 0
    }
}

/// How many places there are along each axis, which share its length.
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

/// What joins the points of a line or an area.
struct SeriesKey: Hashable {
    let isArea: Bool
    let name: String?

    init(_ mark: Mark) {
        isArea = mark.kind == .area
        name = (mark.series ?? mark.color ?? mark.symbolKind ?? mark.lineValue)?.value.key
    }
}

extension Mark {
    fileprivate var isJoined: Bool { kind == .line || kind == .area }
}
