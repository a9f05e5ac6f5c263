import EvergreenDocument
import EvergreenUI
import Foundation

/// The lines and labels of an axis.
@MainActor
struct AxisDrawing {
    struct Part {
        var part: AxisPart
        /// Nil for a line, and for an empty label.
        var label: DrawnLabel?
        /// The number of earlier labels at the value.
        var lane = 0
    }

    struct Tick {
        var value: _PlottedValue.Kind
        var parts: [Part]
    }

    let side: AxisSide
    let preset: AxisMarkPreset
    let isCategory: Bool
    let ticks: [Tick]
    /// The offset and the depth of each lane of labels.
    private(set) var lanes: [(offset: Double, depth: Double)] = []
    /// The extent of the longest label outside of the plot.
    private(set) var longestReach = 0.0
    private let text: ChartText

    /// The space for views as labels: the height above or below a chart, and the width beside it.
    static let viewSize = CGSize(width: 40, height: 2 * TextWidth.lineHeight)

    /// - Parameters:
    ///   - group: The axis marks.
    ///   - isVertical: Whether the axis is vertical.
    ///   - scale: The domain of the axis.
    ///   - count: The approximate number of values.
    ///   - unit: The calendar unit that dates represent.
    ///   - limit: The maximum width of labels beside the chart, in points.
    init(
        _ group: AxisMarkGroup,
        isVertical: Bool,
        _ scale: InferredScale,
        count: Int,
        unit: Calendar.Component?,
        limit: Double,
        _ text: ChartText
    ) {
        let labels = scale.domain.ticks(group.values, type: scale.type, count: count, unit: unit, text)
        let isCategory = if case .categories = scale.domain { true } else { false }
        side = AxisSide(group.position, isVertical: isVertical, isCategory: isCategory)
        (preset, self.isCategory, self.text) = (group.preset, isCategory, text)
        ticks = labels.enumerated().map { index, label in
            let value = AxisValue(plotted: _PlottedValue(kind: label.value), index: index, count: labels.count)
            var lane = 0
            let parts = group.parts(value, isCategory).map { part -> Part in
                guard case .label(let content) = part.kind else { return Part(part: part) }
                var drawn = Self.drawn(content, part, label, text)
                if isVertical { drawn = drawn?.fitted(width: limit - 8) }
                defer { if drawn != nil { lane += 1 } }
                return Part(part: part, label: drawn, lane: lane)
            }
            return Tick(value: label.value, parts: parts)
        }
        lanes = Self.lanes(of: ticks, side)
        longestReach = reach(of: ticks.lazy.flatMap(\.parts))
    }

    private static func drawn(
        _ label: AxisLabel,
        _ part: AxisPart,
        _ tick: AxisTickLabel,
        _ text: ChartText
    ) -> DrawnLabel? {
        let string: String?
        switch label.content {
        case .automatic: string = tick.text
        case .format(let format): string = format(tick.value, text.environment)
        case .content(let content):
            return DrawnLabel(
                content,
                style: part.style,
                font: part.font,
                orientation: label.orientation,
                viewSize: viewSize,
                text
            )
        }
        return string.flatMap {
            DrawnLabel($0, style: part.style, font: part.font, orientation: label.orientation, text)
        }
    }

    /// The lanes of labels: labels at the same value are placed outside of one another by default.
    private static func lanes(of ticks: [Tick], _ side: AxisSide) -> [(Double, Double)] {
        var depths: [Double] = []
        var isOffset: [Bool] = []
        for part in ticks.lazy.flatMap(\.parts) {
            guard let label = part.label, case .label(let content) = part.part.kind else { continue }
            if part.lane == depths.count {
                depths.append(0)
                isOffset.append(content.offsetsMarks ?? true)
            }
            depths[part.lane] = max(depths[part.lane], side.isVertical ? label.width : label.height)
        }
        var offset = 0.0
        return zip(depths, isOffset).map { depth, isOffset in
            defer { if isOffset { offset += depth + (side.isVertical ? 4 : 0) } }
            return (offset, depth)
        }
    }

    // MARK: Drawing

    /// Draws the axis.
    ///
    /// - Parameters:
    ///   - scale: The scale of the axis.
    ///   - plot: The plot area.
    ///   - start: The distance of the axis from the plot, in points.
    func draw(_ scale: Scale, _ plot: GraphicRect, from start: Double) -> DrawnAxis {
        let labels = AxisLabelLayout(self, scale, plot, from: start)
        var drawn = DrawnAxis()
        let thickness = preset == .extended ? self.thickness : 0
        for (index, tick) in ticks.enumerated() {
            for (number, part) in tick.parts.enumerated() {
                switch part.part.kind {
                case .label:
                    guard let placed = labels.placed(index, number) else { continue }
                    if let view = placed.label.view {
                        let key = AxisViewKey(side: side, value: tick.value, part: number)
                        drawn.views.append(
                            PinnedView(id: MarkKey(path: [key]), view: view, at: placed.point, anchor: placed.anchor)
                        )
                    } else if let graphic = placed.label.graphic(at: placed.point, anchor: placed.anchor, text) {
                        drawn.labels.append(graphic)
                    }
                case .gridLine(let stroke):
                    guard let place = labels.place(index, isCentered: part.part.isCentered) else { continue }
                    let edges = side.isVertical ? (plot.x, plot.x + plot.width) : (plot.y, plot.y + plot.height)
                    let (low, high) = side.outward > 0 ? (edges.0, edges.1 + thickness) : (edges.0 - thickness, edges.1)
                    drawn.lines.append(line(at: place, from: low, to: high, stroke, part.part))
                case .tick(let stroke, let length):
                    guard let place = labels.place(index, isCentered: part.part.isCentered) else { continue }
                    let points = self.length(of: length, in: tick)
                    let edge = side.edge(of: plot) + side.outward * (start + offset(before: number, in: tick))
                    drawn.labels.append(
                        line(at: place, from: edge, to: edge + side.outward * points, stroke, part.part)
                    )
                }
            }
        }
        return drawn
    }

    /// The distance of a tick, after labels that offset subsequent marks.
    private func offset(before number: Int, in tick: Tick) -> Double {
        tick.parts[..<number].reduce(0) { offset, part in
            guard case .label(let label) = part.part.kind, label.offsetsMarks == true, let drawn = part.label else {
                return offset
            }
            return max(offset, reach(of: drawn, label, lane: part.lane))
        }
    }

    private func line(
        at place: Double,
        from start: Double,
        to end: Double,
        _ stroke: StrokeStyle?,
        _ part: AxisPart
    ) -> Graphic {
        let ends = [start, end].map { along in
            let point = side.isVertical ? CGPoint(x: along, y: place) : CGPoint(x: place, y: along)
            return CGPoint(x: point.x + part.offset.width, y: point.y + part.offset.height)
        }
        let path = Path { $0.addLines(ends) }
        let style = part.style?.resolved(in: text.environment)
        let line = PathGraphic(
            path.outline,
            .stroke((stroke ?? StrokeStyle(lineWidth: 1)).traits),
            paint: style?.paint(in: path.boundingRect) ?? .color(.semantic(.gray, opacity: 0.3))
        )
        return Graphic.path(line).with(style?.effects ?? [])
    }
}

/// A drawn axis.
struct DrawnAxis {
    /// The grid lines.
    var lines: [Graphic] = []
    /// The ticks and labels.
    var labels: [Graphic] = []
    /// The views of labels.
    var views: [PinnedView] = []
}

/// The identity of a view on an axis.
private struct AxisViewKey: Hashable {
    var side: AxisSide
    var value: _PlottedValue.Kind
    var part: Int
}
