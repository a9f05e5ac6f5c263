import EvergreenDocument
import EvergreenUI
import Foundation

/// The lines and labels of an axis.
@MainActor
struct AxisDrawing {
    private struct Tick {
        var value: _PlottedValue.Kind
        var parts: [(AxisPart, Label?)]
    }

    private struct Label {
        var string: String
        /// What the app says, with its own font and color.
        var text: Text?
    }

    let position: AxisMarkPosition
    private var ticks: [Tick] = []

    init(_ marks: AxisMarks, _ domain: Scale.Domain, count: Int, unit: Calendar.Component?, _ text: ChartText) {
        position = marks.position
        let labels = domain.ticks(marks.values, count: count, unit: unit, text)
        var isCategory = false
        if case .categories = domain { isCategory = true }
        ticks = labels.enumerated().map { index, label in
            let value = AxisValue(plotted: _PlottedValue(kind: label.value), index: index, count: labels.count)
            let own = [AxisPart(kind: .gridLine(nil)), AxisPart(kind: .label(.automatic))]
            // A line through the middle of a bar says nothing.
            let parts = marks.parts?(value) ?? (isCategory ? [own[1]] : own)
            return Tick(
                value: label.value,
                parts: parts.map { part in
                    guard case .label(let kind) = part.kind else { return (part, nil) }
                    switch kind {
                    case .automatic: return (part, Label(string: label.text))
                    case .text(let own): return (part, Label(string: own.resolve(in: text.environment), text: own))
                    case .format(let format):
                        return (part, format(label.value, text.environment).map { Label(string: $0) })
                    }
                }
            )
        }
    }

    private var labels: [String] { ticks.flatMap { $0.parts.compactMap(\.1?.string) } }

    var hasLabels: Bool { labels.contains { !$0.isEmpty } }

    /// How wide the labels are, with the space before them; 0 for none.
    func labelWidth(upTo most: Double) -> Double {
        let widest = labels.lazy.map { TextWidth.of($0) }.max() ?? 0
        return widest > 0 ? min(widest + 8, most) : 0
    }

    // MARK: Drawing

    /// - Parameter space: How wide labels may be.
    func vertical(_ scale: Scale, _ plot: GraphicRect, in space: Double, _ text: ChartText) -> [Graphic] {
        let isLeading = position == .leading
        let edge = isLeading ? plot.x : plot.x + plot.width
        return draw(scale) { part, label, y in
            switch part.kind {
            case .gridLine(let style): line(plot.x, y, plot.x + plot.width, y, style, part)
            case .tick(let style, let length): line(edge, y, edge + (isLeading ? -length : length), y, style, part)
            case .label:
                self.label(
                    label,
                    of: part,
                    in: space - 6,
                    at: edge + (isLeading ? -6 : 6),
                    y,
                    anchor: (isLeading ? 1 : 0, 0.5),
                    text
                )
            }
        }
    }

    func horizontal(_ scale: Scale, _ plot: GraphicRect, _ text: ChartText) -> [Graphic] {
        let isTop = position == .top
        let edge = isTop ? plot.y : plot.y + plot.height
        let space = ticks.count > 1 ? plot.width / Double(ticks.count) : plot.width
        // If categories are too many for the space, some have no label.
        let every = max(Int((24 / max(space, 0.01)).rounded(.up)), 1)
        var index = -1
        return draw(scale) { part, label, x in
            switch part.kind {
            case .gridLine(let style): return line(x, plot.y, x, plot.y + plot.height, style, part)
            case .tick(let style, let length): return line(x, edge, x, edge + (isTop ? -length : length), style, part)
            case .label:
                index += 1
                guard index.isMultiple(of: every) else { return nil }
                let room = max(space * Double(every) - 4, 20)
                return self.label(
                    label,
                    of: part,
                    in: room,
                    at: x,
                    edge + (isTop ? -4 : 4),
                    anchor: (0.5, isTop ? 1 : 0),
                    text
                )
            }
        }
    }

    private func draw(_ scale: Scale, _ graphic: (AxisPart, Label?, Double) -> Graphic?) -> [Graphic] {
        let (low, high) = (min(scale.start, scale.end) - 0.5, max(scale.start, scale.end) + 0.5)
        return ticks.flatMap { tick -> [Graphic] in
            guard let place = scale.position(tick.value), (low...high).contains(place) else { return [] }
            return tick.parts.compactMap { part, label in
                if case .label = part.kind, label?.string.isEmpty != false { return nil }
                return graphic(part, label, place)
            }
        }
    }

    private func label(
        _ label: Label?,
        of part: AxisPart,
        in width: Double,
        at x: Double,
        _ y: Double,
        anchor: (Double, Double),
        _ text: ChartText
    ) -> Graphic? {
        guard let label else { return nil }
        let style = part.style ?? .color(.secondary)
        let fitted = TextWidth.fitted(label.string, in: width)
        if let own = label.text, fitted == label.string {
            return text.graphic(own, at: x, y, anchor: anchor, style: style)
        }
        return text.graphic(fitted, at: x, y, anchor: anchor, style: style)
    }

    private func line(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        _ style: StrokeStyle?,
        _ part: AxisPart
    ) -> Graphic {
        let path = Path { $0.addLines([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)]) }
        return .path(
            PathGraphic(
                path.outline,
                .stroke((style ?? StrokeStyle(lineWidth: 1)).traits),
                paint: part.style?.paint(in: path.boundingRect) ?? .color(.semantic(.gray, opacity: 0.3))
            )
        )
    }
}
