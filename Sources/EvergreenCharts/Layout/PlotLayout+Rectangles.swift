import EvergreenDocument
import EvergreenUI
import Foundation

// Bars and other rectangles.
extension PlotLayout {
    func bar(_ placed: PlacedMark, count: Int) -> Drawing? {
        let mark = placed.mark
        let across = placed.isHorizontal ? yScale : xScale
        let along = placed.isHorizontal ? xScale : yScale
        let data = placed.isHorizontal ? mark.y : mark.x
        let places = (x: xPlaces(of: mark), y: yPlaces(of: mark))
        guard let (from, to) = ends(of: placed, on: along, placed.isHorizontal ? places.x : places.y),
            let (center, space) = band(of: data, across, count, placed.isHorizontal ? places.y : places.x)
        else { return nil }
        let isAcross = mark.positionAxis == nil || (mark.positionAxis == .vertical) == placed.isHorizontal
        let index = isAcross ? mark.position.flatMap { positions.firstIndex(of: $0.value.key) } : nil
        let span = mark.positionSpan.length(in: space, automatic: space * 0.9)
        let part = index == nil ? space : span / Double(positions.count)
        let isRange = mark.width == .automatic && index != nil
        let width = mark.width.length(in: part, automatic: isRange ? part * 0.95 : data == nil ? part : part * 0.7)
        let shift = index.map { (Double($0) - Double(positions.count - 1) / 2) * part } ?? 0
        let edge = center + shift - width / 2
        let rect =
            placed.isHorizontal
            ? self.rect(from, to, edge, edge + width, mark.offset)
            : self.rect(edge, edge + width, from, to, mark.offset)
        return drawing(of: mark, in: rect, isReversed: placed.isHorizontal ? to < from : to > from)
    }

    /// The start and the end of a bar.
    private func ends(of bar: PlacedMark, on scale: Scale, _ places: (Double, Double)) -> (Double, Double)? {
        guard let range = bar.isHorizontal ? bar.x : bar.y else {
            return bar.isHorizontal ? places : (places.1, places.0)
        }
        guard let from = scale.position(range.0), let to = scale.position(range.1) else { return nil }
        return (range.0 == range.1 && !bar.beginsAtZero ? scale.base : from, to)
    }

    func rectangle(_ placed: PlacedMark, _ counts: PlaceCounts) -> Drawing? {
        let mark = placed.mark
        guard let x = range(placed.x, mark.x, mark.xEnd, mark.width, xScale, counts.columns, xPlaces(of: mark)),
            let y = range(placed.y, mark.y, mark.yEnd, mark.height, yScale, counts.rows, yPlaces(of: mark))
        else { return nil }
        return drawing(of: mark, in: rect(x.0, x.1, y.0, y.1, mark.offset))
    }

    /// The extent between two values, around one of them, or along the whole scale.
    private func range(
        _ values: (_PlottedValue.Kind, _PlottedValue.Kind)?,
        _ data: PlottedData?,
        _ end: PlottedData?,
        _ length: MarkDimension,
        _ scale: Scale,
        _ count: Int,
        _ places: (Double, Double)
    ) -> (Double, Double)? {
        guard let values else { return places }
        if end != nil {
            guard let from = scale.position(values.0), let to = scale.position(values.1) else { return nil }
            return (from, to)
        }
        guard let (center, space) = band(of: data, scale, count, places) else { return nil }
        let length = length.length(in: space, automatic: space)
        return (center - length / 2, center + length / 2)
    }

    /// The rectangle with offset edges.
    private func rect(_ x1: Double, _ x2: Double, _ y1: Double, _ y2: Double, _ offset: MarkOffset) -> CGRect {
        let (left, right) = (x1 + offset.xStart, x2 + offset.xEnd)
        let (top, bottom) = (y1 + offset.yStart, y2 + offset.yEnd)
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    private func drawing(of mark: Mark, in rect: CGRect, isReversed: Bool = false) -> Drawing {
        let corners = mark.corners ?? MarkCorners(radius: 0, style: .continuous)
        let radius = corners.radius.isFinite ? max(corners.radius, 0) : 0
        let path = mark.clip?(rect) ?? Path(roundedRect: rect, cornerRadius: radius, style: corners.style)
        let graphic = PathGraphic(path.outline, .fill(isEvenOdd: false), paint: paint(of: mark, in: rect))
        return Drawing(graphics: [.path(graphic)], bounds: rect, isReversed: isReversed)
    }

    /// The center and the length of a value's band.
    ///
    /// - Parameter places: The extent without a value.
    func band(of data: PlottedData?, _ scale: Scale, _ count: Int, _ places: (Double, Double)) -> (Double, Double)? {
        guard let data else { return ((places.0 + places.1) / 2, abs(places.1 - places.0)) }
        return band(of: data, scale, count)
    }

    /// The center and the length of a value's band.
    func band(of data: PlottedData, _ scale: Scale, _ count: Int) -> (Double, Double)? {
        if let interval = data.interval(text.environment.calendar), let start = scale.position(interval.0),
            let end = scale.position(interval.1)
        {
            return ((start + end) / 2, abs(end - start))
        }
        return scale.position(data.value).map { ($0, scale.bandLength(count: count)) }
    }
}
