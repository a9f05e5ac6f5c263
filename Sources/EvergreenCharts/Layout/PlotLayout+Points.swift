import EvergreenDocument
import EvergreenUI
import Foundation

// Points, rules, lines and areas.
extension PlotLayout {
    private func place(_ placed: PlacedMark) -> CGPoint? {
        let mark = placed.mark
        guard let x = placed.x.map({ xScale.position($0.1) }) ?? Self.middle(xPlaces(of: mark)),
            let y = placed.y.map({ yScale.position($0.1) }) ?? Self.middle(yPlaces(of: mark))
        else { return nil }
        let offset = mark.offset
        return CGPoint(
            x: shifted(x, mark.x, xScale) + offset.xEnd,
            y: shifted(y, mark.y, yScale) + offset.yEnd
        )
    }

    private static func middle(_ places: (Double, Double)) -> Double { (places.0 + places.1) / 2 }

    /// The baseline point of an area at a mark.
    private func start(_ placed: PlacedMark) -> CGPoint? {
        guard let end = place(placed) else { return nil }
        if placed.isHorizontal {
            return placed.x.flatMap { xScale.position($0.0) }.map {
                CGPoint(x: $0 + placed.mark.offset.xStart, y: end.y)
            }
        }
        guard let y = placed.y.flatMap({ yScale.position($0.0) }) else { return nil }
        let isPoint = placed.y.map { $0.0 == $0.1 && !placed.beginsAtZero } == true
        return CGPoint(x: end.x, y: isPoint ? yScale.base : y)
    }

    /// Centers a date that represents a calendar unit.
    private func shifted(_ place: Double, _ data: PlottedData?, _ scale: Scale) -> Double {
        guard let data, data.unit != nil || data.end != nil else { return place }
        return band(of: data, scale, 1)?.0 ?? place
    }

    func point(_ placed: PlacedMark) -> Drawing? {
        place(placed).map {
            symbol(styles.symbol(of: placed.mark) ?? .shape(BasicChartSymbolShape.circle), placed.mark, at: $0)
        }
    }

    /// A point of a line: its accessibility element and its symbol.
    func joint(_ placed: PlacedMark) -> Drawing? {
        guard let place = place(placed) else { return nil }
        if let symbol = styles.symbol(of: placed.mark) { return self.symbol(symbol, placed.mark, at: place) }
        let around = CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)
        let clear = PathGraphic(
            Path(around).outline,
            .fill(isEvenOdd: false),
            paint: .color(.semantic(.clear, opacity: 1))
        )
        return Drawing(graphics: [.path(clear)], bounds: around)
    }

    private func symbol(_ symbol: MarkSymbol, _ mark: Mark, at place: CGPoint) -> Drawing {
        let size = styles.symbolSize(of: mark)
        switch symbol {
        case .view(let view):
            let bounds = CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)
            return Drawing(graphics: [], bounds: bounds, symbol: (view, place))
        case .shape(let shape):
            let rect = shape.rect(around: place, size)
            let path = shape.path(in: rect)
            let graphic = PathGraphic(
                path.outline,
                shape._lineStyle.map { .stroke($0.traits) } ?? .fill(isEvenOdd: false),
                paint: paint(of: mark, in: path.boundingRect)
            )
            let around = CGRect(
                x: place.x - size.width / 2,
                y: place.y - size.height / 2,
                width: size.width,
                height: size.height
            )
            return Drawing(graphics: [.path(graphic)], bounds: around)
        }
    }

    func rule(_ placed: PlacedMark) -> Drawing? {
        let offset = placed.mark.offset
        func range(
            _ values: (_PlottedValue.Kind, _PlottedValue.Kind)?,
            _ data: PlottedData?,
            _ places: (Double, Double),
            _ scale: Scale
        ) -> (Double, Double)? {
            guard let values else { return places }
            guard let from = scale.position(values.0), let to = scale.position(values.1) else { return nil }
            return values.0 == values.1 ? (shifted(from, data, scale), shifted(from, data, scale)) : (from, to)
        }
        guard let x = range(placed.x, placed.mark.x, xPlaces(of: placed.mark), xScale),
            let y = range(placed.y, placed.mark.y, yPlaces(of: placed.mark), yScale)
        else { return nil }
        let points = [
            CGPoint(x: x.0 + offset.xStart, y: y.0 + offset.yStart),
            CGPoint(x: x.1 + offset.xEnd, y: y.1 + offset.yEnd),
        ]
        let path = Path { $0.addLines(points) }
        let style = styles.line(of: placed.mark) ?? StrokeStyle(lineWidth: 1)
        let graphic = PathGraphic(
            path.outline,
            .stroke(style.traits),
            paint: paint(of: placed.mark, in: path.boundingRect)
        )
        return Drawing(graphics: [.path(graphic)], bounds: path.boundingRect)
    }

    /// The line or the area through points.
    func joined(_ points: [PlacedMark]) -> Graphic? {
        guard let first = points.first?.mark else { return nil }
        let ends = points.compactMap { place($0) }
        guard !ends.isEmpty else { return nil }
        let curve = (first.interpolation ?? .linear).curve
        let mode: PathGraphic.Mode
        var path = Path()
        if first.kind == .area {
            // Along one edge, and back along the other.
            let starts = points.compactMap(start)
            if points.contains(where: \.isHorizontal) {
                path = Path(between: ends.map(\.transposed), starts.map(\.transposed), curve).applying(.transposition)
            } else {
                path = Path(between: ends, starts, curve)
            }
            mode = .fill(isEvenOdd: false)
        } else {
            path.addCurve(through: ends, curve, isNew: true)
            let style = styles.line(of: first) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            mode = .stroke(style.traits)
        }
        return .path(PathGraphic(path.outline, mode, paint: paint(of: first, in: plotRect)))
    }
}
