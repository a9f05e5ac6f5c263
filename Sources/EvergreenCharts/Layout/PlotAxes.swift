import EvergreenDocument
import EvergreenUI
import Foundation

/// The axes of a chart, and the plot area between them.
@MainActor
struct PlotAxes {
    /// The plot area.
    let plot: GraphicRect
    let xScale: Scale
    let yScale: Scale
    private(set) var graphics: [Graphic] = []
    private(set) var views: [PinnedView] = []
    /// The ticks and labels of axes with custom styles.
    private(set) var styled: [StyledAxis] = []
    /// The space around the plot.
    let insets: PlotInsets

    /// - Parameters:
    ///   - marks: The marks.
    ///   - space: The space for the plot and its axes.
    ///   - top: The minimum space above the plot, in points.
    ///   - fixed: The space around the plot, or nil for that which the axes need.
    ///   - parts: The parts of the axes to draw.
    ///   - padding: The padding of the scales within the plot.
    init(
        _ marks: [PlacedMark],
        in all: GraphicRect,
        top least: Double,
        _ settings: ChartSettings,
        _ text: ChartText,
        insets fixed: PlotInsets? = nil,
        parts: AxisParts = .all,
        padding: ScalePadding = ScalePadding()
    ) {
        let titles = AxisTitleLayout(settings, text)
        let space = titles.space(in: all)
        let calendar = text.environment.calendar
        let (columns, rows) = (max(Int(min(space.width, 1e5) / 70), 1), max(Int(min(space.height, 1e5) / 45), 1))
        let (xGroups, yGroups) = (settings.xAxis.shownGroups, settings.yAxis.shownGroups)
        let x = InferredScale(
            of: marks,
            isVertical: false,
            settings.xScale,
            axis: xGroups.first?.values ?? .automatic,
            count: columns,
            calendar: calendar
        )
        let y = InferredScale(
            of: marks,
            isVertical: true,
            settings.yScale,
            axis: yGroups.first?.values ?? .automatic,
            count: rows,
            calendar: calendar
        )
        let xUnit = marks.lazy.compactMap { $0.mark.x?.unit }.first
        let yUnit = marks.lazy.compactMap { $0.mark.y?.unit }.first
        let limit = space.width / 3
        let xAxes = xGroups.map {
            AxisDrawing($0, isVertical: false, x, count: columns, unit: xUnit, limit: limit, text)
        }
        let yAxes = yGroups.map {
            AxisDrawing($0, isVertical: true, y, count: rows, unit: yUnit, limit: limit, text)
        }
        let starts = Self.starts(of: yAxes + xAxes)
        var insets: [AxisSide: Double] = [.leading: 2, .trailing: 2, .top: 4, .bottom: 2]
        func grow(_ side: AxisSide, to length: Double) { insets[side] = max(insets[side] ?? 0, length) }
        for (axis, start) in zip(yAxes, starts) {
            grow(axis.side, to: min(start + axis.thickness, space.width / 2))
            guard axis.hasLabels else { continue }
            grow(.top, to: max(min(axis.overhang.start, space.height / 4), 10))
            grow(.bottom, to: max(min(axis.overhang.end, space.height / 4), 10))
        }
        for (axis, start) in zip(xAxes, starts.dropFirst(yAxes.count)) {
            grow(axis.side, to: min(start + axis.thickness, space.height / 2))
            // The first and the last label may exceed the space beside the plot.
            grow(.leading, to: min(axis.overhang.start, limit / 2))
            grow(.trailing, to: min(axis.overhang.end, limit / 2))
        }
        func inset(_ side: AxisSide) -> Double { insets[side] ?? 0 }
        self.insets =
            fixed
            ?? PlotInsets(
                left: space.x - all.x + inset(.leading),
                right: all.x + all.width - space.x - space.width + inset(.trailing),
                top: space.y - all.y + inset(.top) + least,
                bottom: all.y + all.height - space.y - space.height + inset(.bottom)
            )
        plot = self.insets.plot(in: all)
        xScale = Self.scale(
            x,
            settings.xScale.range,
            from: plot.x,
            to: plot.x + plot.width,
            origin: plot.x,
            padding: (padding.left, padding.right)
        )
        // The first category is at the top.
        let isDown = if case .categories = y.domain { true } else { false }
        let (low, high) = isDown ? (plot.y, plot.y + plot.height) : (plot.y + plot.height, plot.y)
        yScale = Self.scale(
            y,
            settings.yScale.range,
            from: low,
            to: high,
            origin: plot.y,
            padding: (padding.top, padding.bottom)
        )
        let layers = text.environment.chartLayers
        for (axis, start) in zip(yAxes + xAxes, starts) {
            let isVertical = axis.side.isVertical
            let drawn = axis.draw(isVertical ? yScale : xScale, plot, from: start)
            if parts.contains(isVertical ? .verticalLines : .horizontalLines) { graphics += drawn.lines }
            guard parts.contains(isVertical ? .verticalLabels : .horizontalLabels) else { continue }
            if layers.style(isVertical: isVertical) != nil {
                styled.append(StyledAxis(drawn, axis.side, beside: plot, depth: start + axis.thickness))
                continue
            }
            graphics += drawn.labels
            views += drawn.views
        }
        styled = styled.joined()
        guard parts.contains(.titles) else { return }
        let drawn = titles.draw(around: space, plot, text)
        graphics += drawn.graphics
        views += drawn.views
    }

    /// The distance of each axis from the plot, after axes on the same side that offset subsequent ones.
    private static func starts(of axes: [AxisDrawing]) -> [Double] {
        var starts: [AxisSide: Double] = [:]
        return axes.map { axis in
            let start = starts[axis.side] ?? 0
            if axis.offsetsMarks { starts[axis.side] = start + axis.thickness }
            return start
        }
    }

    /// - Parameters:
    ///   - range: The range set by modifiers, or nil for the whole plot.
    ///   - start: The start of the plot.
    ///   - end: The end of the plot.
    ///   - origin: The origin of positions.
    ///   - padding: The padding at the lowest and the highest positions.
    private static func scale(
        _ inferred: InferredScale,
        _ range: _ScaleRange<CGFloat>?,
        from start: Double,
        to end: Double,
        origin: Double,
        padding: (low: Double, high: Double)
    ) -> Scale {
        var (start, end) = (start, end)
        switch range?.storage {
        case .plot(let dimension):
            let direction = start < end ? 1.0 : -1
            // Padding that would leave no space is ignored.
            if dimension.startPadding + dimension.endPadding < abs(end - start) {
                start += direction * dimension.startPadding
                end -= direction * dimension.endPadding
            }
        case .list(let places):
            if let first = places.first, let last = places.last {
                (start, end) = (origin + first.bounded, origin + last.bounded)
            }
        case .gradient, nil: break
        }
        if start < end {
            (start, end) = (start + padding.low, end - padding.high)
        } else {
            (start, end) = (start - padding.high, end + padding.low)
        }
        return inferred.isReversed
            ? Scale(inferred.domain, type: inferred.type, from: end, to: start)
            : Scale(inferred.domain, type: inferred.type, from: start, to: end)
    }
}
