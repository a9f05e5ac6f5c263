import EvergreenDocument
import EvergreenUI
import Foundation

/// Sectors around a center, clockwise from the top.
@MainActor
struct SectorLayout {
    private(set) var marks: [DrawnMark] = []

    init(_ all: [Mark], in space: GraphicRect, _ styles: StyleScale, _ text: ChartText) {
        let sectors = all.filter { $0.kind == .sector && $0.amount != nil }
        // Each first made smaller, so that huge ones can be added.
        let largest = sectors.compactMap(\.amount).max() ?? 0
        let sum = sectors.reduce(0) { $0 + ($1.amount ?? 0) / max(largest, .leastNormalMagnitude) }
        let center = CGPoint(x: space.x + space.width / 2, y: space.y + space.height / 2)
        let radius = max(min(space.width, space.height) / 2 - 2, 0)
        var start = 0.0
        for mark in sectors {
            let part = sum > 0 ? (mark.amount ?? 0) / max(largest, .leastNormalMagnitude) / sum : 0
            let path = Self.sector(mark.sector, from: start, to: start + part, center, radius)
            let middle = 2 * .pi * (start + part / 2) - .pi / 2
            start += part
            let whole = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            var graphics: [Graphic] = [
                .path(
                    PathGraphic(
                        path.outline,
                        .fill(isEvenOdd: true),
                        paint: styles.style(of: mark).paint(in: whole),
                        opacity: mark.opacity
                    )
                )
            ]
            let inner = mark.sector.inner.length(in: radius, automatic: 0)
            let reach = (inner + mark.sector.outer.length(in: radius, automatic: radius)) / 2
            for annotation in mark.annotations {
                graphics.append(
                    text.graphic(
                        annotation.text,
                        at: center.x + cos(middle) * reach,
                        center.y + sin(middle) * reach,
                        anchor: (0.5, 0.5),
                        style: ChartText.overlay
                    )
                )
            }
            marks.append(DrawnMark(key: mark.key, traits: MarkTraits(graphics, label: mark.label(text))))
        }
    }

    private static func sector(
        _ size: SectorSize,
        from start: Double,
        to end: Double,
        _ center: CGPoint,
        _ radius: Double
    ) -> Path {
        let outer = min(size.outer.length(in: radius, automatic: radius), radius)
        let inner = min(size.inner.length(in: radius, automatic: 0), outer)
        guard end > start, outer > 0 else { return Path() }
        if end - start > 1 - 1e-9 {
            return Path { path in
                for radius in [outer, inner] where radius > 0 {
                    path.addEllipse(
                        in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                    )
                }
            }
        }
        /// The angles of a part of the circle, without the space to the sectors beside.
        func angles(_ radius: Double) -> (Double, Double)? {
            let inset = radius > 0 && size.inset.isFinite ? max(size.inset, 0) / radius : 0
            let (from, to) = (2 * .pi * start - .pi / 2 + inset, 2 * .pi * end - .pi / 2 - inset)
            return from < to ? (from, to) : nil
        }
        guard let outside = angles(outer) else { return Path() }
        return Path { path in
            path.addRelativeArc(
                center: center,
                radius: outer,
                startAngle: .radians(outside.0),
                delta: .radians(outside.1 - outside.0)
            )
            if inner > 0, let inside = angles(inner) {
                path.addRelativeArc(
                    center: center,
                    radius: inner,
                    startAngle: .radians(inside.1),
                    delta: .radians(inside.0 - inside.1)
                )
            } else {
                // Where the space between takes all of the inner circle, the sides meet before the center.
                let middle = .pi * (start + end) - .pi / 2
                let half = .pi * (end - start)
                let distance = min(
                    max(inner, size.inset.isFinite ? max(size.inset, 0) / max(sin(half), 0.01) : 0),
                    outer
                )
                path.addLine(to: CGPoint(x: center.x + cos(middle) * distance, y: center.y + sin(middle) * distance))
            }
            path.closeSubpath()
        }
    }
}

extension Mark {
    /// How large the part of a sector is; nil for a value that has none.
    fileprivate var amount: Double? {
        guard case .number(let number) = y?.value, number.isFinite else { return nil }
        return max(number, 0)
    }

    /// What is read of the mark: its place, its value, and what tells its series.
    @MainActor
    func label(_ text: ChartText, isHorizontal: Bool = false) -> String? {
        guard !isAccessibilityHidden else { return nil }
        let across = [isHorizontal ? y : x].compactMap { $0 }
        let along = [isHorizontal ? x : y, xEnd, yEnd].compactMap { $0 }
        let names = [color, series, position, symbolKind].compactMap { $0 }.map(text.named)
        var parts: [String] = []
        if let accessibilityLabel {
            parts.append(accessibilityLabel.resolve(in: text.environment))
        } else {
            parts += across.map(text.named)
            for name in names where !parts.contains(name) { parts.append(name) }
        }
        if let accessibilityValue {
            parts.append(accessibilityValue.resolve(in: text.environment))
        } else {
            parts += along.map(text.named)
        }
        return parts.joined(separator: ", ")
    }
}
