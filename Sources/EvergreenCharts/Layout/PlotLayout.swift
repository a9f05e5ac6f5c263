import EvergreenDocument
import EvergreenUI
import Foundation

/// A chart with axes.
@MainActor
struct PlotLayout {
    private(set) var axes: [Graphic] = []
    private(set) var marks: [DrawnMark] = []
    /// Views of the axes, over the chart.
    private(set) var views: [PlacedView] = []

    private let plot: GraphicRect
    private let xScale: Scale
    private let yScale: Scale
    private let styles: StyleScale
    private let text: ChartText
    private let positions: [String]
    /// Whether what is outside of the scales is cut off.
    private let isCut: Bool

    init(
        _ all: [Mark],
        in space: GraphicRect,
        _ settings: ChartSettings,
        _ styles: StyleScale,
        _ text: ChartText
    ) {
        let placed = MarkStacks(all).placed
        let hasAnnotations = placed.contains { mark in mark.mark.annotations.contains { $0.position != .overlay } }
        let axes = PlotAxes(placed, in: space, top: hasAnnotations ? 16 : 0, settings, text)
        (plot, xScale, yScale) = (axes.plot, axes.xScale, axes.yScale)
        (self.axes, views) = (axes.graphics, axes.views)
        self.styles = styles
        self.text = text
        var seen: Set<String> = []
        positions = placed.compactMap { $0.mark.position?.value.key }.filter { seen.insert($0).inserted }
        isCut = settings.xScale.isBounded || settings.yScale.isBounded
        draw(placed)
    }

    // MARK: Marks

    private mutating func draw(_ placed: [PlacedMark]) {
        let barCount = Set(
            placed.lazy.filter { $0.mark.kind == .bar }.compactMap {
                $0.isHorizontal ? $0.mark.y?.value : $0.mark.x?.value
            }
        ).count
        // Lines and areas are behind their points, where the first of these is.
        var series: [SeriesKey: [PlacedMark]] = [:]
        for mark in placed where mark.mark.isJoined { series[SeriesKey(mark.mark), default: []].append(mark) }
        var drawn: Set<SeriesKey> = []
        for mark in placed {
            switch mark.mark.kind {
            case .bar: add(bar(mark, count: barCount), of: mark)
            case .point: add(point(mark), of: mark)
            case .rule: add(rule(mark), of: mark)
            case .line, .area:
                let key = SeriesKey(mark.mark)
                let points = series[key] ?? []
                if drawn.insert(key).inserted { add(points, key) }
                // Of very many points, one hears a summary with the line.
                if points.count <= Self.mostJoinedMarks { add(joint(mark), of: mark) }
            case .sector: break
            }
        }
    }

    /// The points of a line that have elements of their own at most.
    private static let mostJoinedMarks = 500

    private mutating func add(_ graphics: [Graphic], of placed: PlacedMark) {
        guard !graphics.isEmpty else { return }
        let label = placed.mark.label(text, isHorizontal: placed.isHorizontal)
        marks.append(DrawnMark(key: placed.mark.key, traits: MarkTraits(cut(graphics), label: label)))
    }

    private func cut(_ graphics: [Graphic]) -> [Graphic] {
        guard isCut else { return graphics }
        let outline = Path(CGRect(x: plot.x, y: plot.y, width: plot.width, height: plot.height)).outline
        return [.group(GroupGraphic(clips: [GroupGraphic.Clip(outline)], graphics))]
    }

    // MARK: Bars

    private func bar(_ placed: PlacedMark, count: Int) -> [Graphic] {
        let across = placed.isHorizontal ? yScale : xScale
        let along = placed.isHorizontal ? xScale : yScale
        let range = placed.isHorizontal ? placed.x : placed.y
        guard let range, var from = along.position(range.0), let to = along.position(range.1),
            let (center, space) = band(of: placed, across, count)
        else { return [] }
        if range.0 == range.1, !placed.beginsAtZero { from = along.base }
        let index = placed.mark.position.flatMap { positions.firstIndex(of: $0.value.key) }
        let part = index == nil ? space : space * 0.9 / Double(positions.count)
        let isRange = placed.mark.width == .automatic && index != nil
        let width = placed.mark.width.length(in: part, automatic: isRange ? part * 0.95 : part * 0.7)
        let shift = index.map { (Double($0) - Double(positions.count - 1) / 2) * part } ?? 0
        let (low, high) = (min(from, to), max(from, to))
        let edge = center + shift - width / 2
        let rect =
            placed.isHorizontal
            ? CGRect(x: low, y: edge, width: high - low, height: width)
            : CGRect(x: edge, y: low, width: width, height: high - low)
        let path = Path(roundedRect: rect, cornerRadius: placed.mark.cornerRadius ?? 0)
        let graphic = PathGraphic(
            path.outline,
            .fill(isEvenOdd: false),
            paint: styles.style(of: placed.mark).paint(in: rect),
            opacity: placed.mark.opacity
        )
        return [.path(graphic)]
            + annotations(of: placed, around: rect, isReversed: placed.isHorizontal ? to < from : to > from)
    }

    /// The middle of the space for a bar, and how much there is.
    private func band(of placed: PlacedMark, _ scale: Scale, _ count: Int) -> (Double, Double)? {
        guard let data = placed.isHorizontal ? placed.mark.y : placed.mark.x else {
            return ((scale.start + scale.end) / 2, abs(scale.end - scale.start))
        }
        if let interval = data.interval(text.environment.calendar), let start = scale.position(interval.0),
            let end = scale.position(interval.1)
        {
            return ((start + end) / 2, abs(end - start))
        }
        return scale.position(data.value).map { ($0, scale.bandLength(count: count)) }
    }

    // MARK: Points and rules

    private func place(_ placed: PlacedMark) -> CGPoint? {
        guard let x = placed.x.map({ xScale.position($0.1) }) ?? (xScale.start + xScale.end) / 2,
            let y = placed.y.map({ yScale.position($0.1) }) ?? (yScale.start + yScale.end) / 2
        else { return nil }
        return CGPoint(x: shifted(x, placed), y: y)
    }

    /// A date that stands for a unit is in its middle.
    private func shifted(_ x: Double, _ placed: PlacedMark) -> Double {
        guard let data = placed.mark.x, data.unit != nil || data.end != nil else { return x }
        return band(of: placed, xScale, 1)?.0 ?? x
    }

    private func point(_ placed: PlacedMark) -> [Graphic] {
        guard let place = place(placed) else { return [] }
        let symbol = symbol(styles.symbol(of: placed.mark) ?? .circle, placed.mark, at: place)
        return [symbol] + annotations(of: placed, around: CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10))
    }

    private func symbol(_ shape: BasicChartSymbolShape, _ mark: Mark, at place: CGPoint) -> Graphic {
        let area = mark.symbolArea.map { $0.isFinite ? min(max($0, 0), 1e6) : 0 } ?? 50
        let path = shape.path(around: place, area: area)
        return .path(
            PathGraphic(
                path.outline,
                shape.isLine ? .stroke(LineTraits(width: 2)) : .fill(isEvenOdd: false),
                paint: styles.style(of: mark).paint(in: path.boundingRect),
                opacity: mark.opacity
            )
        )
    }

    /// A point of a line: what one hears of it, and its symbol.
    private func joint(_ placed: PlacedMark) -> [Graphic] {
        guard let place = place(placed) else { return [] }
        let around = CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)
        let annotations = annotations(of: placed, around: around)
        if let symbol = styles.symbol(of: placed.mark) {
            return [self.symbol(symbol, placed.mark, at: place)] + annotations
        }
        let clear = PathGraphic(
            Path(around).outline,
            .fill(isEvenOdd: false),
            paint: .color(.semantic(.clear, opacity: 1))
        )
        return [.path(clear)] + annotations
    }

    private func rule(_ placed: PlacedMark) -> [Graphic] {
        func range(_ values: (_PlottedValue.Kind, _PlottedValue.Kind)?, _ scale: Scale) -> (Double, Double)? {
            guard let values else { return (scale.start, scale.end) }
            guard let from = scale.position(values.0), let to = scale.position(values.1) else { return nil }
            return (from, to)
        }
        guard let x = range(placed.x, xScale), let y = range(placed.y, yScale) else { return [] }
        let points = [CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1)]
        let path = Path { $0.addLines(points) }
        let style = placed.mark.line ?? StrokeStyle(lineWidth: 1)
        let graphic = PathGraphic(
            path.outline,
            .stroke(style.traits),
            paint: styles.style(of: placed.mark).paint(in: path.boundingRect),
            opacity: placed.mark.opacity
        )
        return [.path(graphic)] + annotations(of: placed, around: path.boundingRect)
    }

    // MARK: Lines and areas

    private mutating func add(_ points: [PlacedMark], _ key: SeriesKey) {
        guard let first = points.first else { return }
        let ends = points.compactMap { place($0) }
        guard !ends.isEmpty else { return }
        let curve = (first.mark.interpolation ?? .linear).curve
        let rect = CGRect(x: plot.x, y: plot.y, width: plot.width, height: plot.height)
        let mode: PathGraphic.Mode
        var path = Path()
        if first.mark.kind == .area {
            // Along the upper edge, and back along the lower one.
            let starts = points.compactMap { point -> CGPoint? in
                guard let end = place(point), let y = point.y.flatMap({ yScale.position($0.0) }) else { return nil }
                return CGPoint(
                    x: end.x,
                    y: point.y.map { $0.0 == $0.1 && !point.beginsAtZero } == true ? yScale.base : y
                )
            }
            path.addCurve(through: ends, curve, isNew: true)
            path.addCurve(through: starts.reversed(), curve.reversed, isNew: false)
            path.closeSubpath()
            mode = .fill(isEvenOdd: false)
        } else {
            path.addCurve(through: ends, curve, isNew: true)
            let style = first.mark.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            mode = .stroke(style.traits)
        }
        let graphic = PathGraphic(
            path.outline,
            mode,
            paint: styles.style(of: first.mark).paint(in: rect),
            opacity: first.mark.opacity
        )
        let isSummed = points.count > Self.mostJoinedMarks
        let label = isSummed ? summary(of: points) : nil
        let markKey = MarkKey(path: ["series", AnyHashable(key)])
        marks.append(DrawnMark(key: markKey, traits: MarkTraits(cut([.path(graphic)]), label: label)))
    }

    /// The first and the last point of a line with very many.
    private func summary(of points: [PlacedMark]) -> String? {
        let labels = [points.first, points.last].compactMap { $0?.mark.label(text) }
        return labels.isEmpty ? nil : labels.joined(separator: " – ")
    }

    // MARK: Annotations

    private func annotations(of placed: PlacedMark, around rect: CGRect, isReversed: Bool = false) -> [Graphic] {
        placed.mark.annotations.map { annotation in
            let spacing = annotation.spacing.map { $0.isFinite ? $0 : 0 } ?? 3
            var position = annotation.position
            if position == .automatic {
                position = placed.isHorizontal ? (isReversed ? .leading : .trailing) : (isReversed ? .bottom : .top)
            }
            let (x, y, anchor): (Double, Double, (Double, Double)) =
                switch position {
                case .top, .automatic: (rect.midX, rect.minY - spacing, (0.5, 1))
                case .bottom: (rect.midX, rect.maxY + spacing, (0.5, 0))
                case .leading: (rect.minX - spacing, rect.midY, (1, 0.5))
                case .trailing: (rect.maxX + spacing, rect.midY, (0, 0.5))
                case .overlay: (rect.midX, rect.midY, (0.5, 0.5))
                }
            let isOnMark = position == .overlay && placed.mark.kind == .bar
            return text.graphic(
                annotation.text,
                at: x,
                y,
                anchor: anchor,
                style: isOnMark ? ChartText.overlay : .color(.secondary)
            )
        }
    }
}

/// What joins the points of a line or an area.
struct SeriesKey: Hashable {
    let isArea: Bool
    let name: String?

    init(_ mark: Mark) {
        isArea = mark.kind == .area
        name = (mark.series ?? mark.color ?? mark.symbolKind)?.value.key
    }
}

extension Mark {
    fileprivate var isJoined: Bool { kind == .line || kind == .area }
}
