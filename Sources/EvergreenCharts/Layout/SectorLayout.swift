import EvergreenDocument
import EvergreenUI
import Foundation

/// The layout of sectors around a center, clockwise from the top.
@MainActor
struct SectorLayout {
    private(set) var marks: [DrawnMark] = []
    /// Views of annotations.
    private(set) var views: [PinnedView] = []
    let circle: SectorCircle
    /// The midpoints of sectors, in fractions of a full turn.
    private(set) var middles: [Double] = []

    init(_ all: [Mark], in space: GraphicRect, _ styles: StyleScale, _ text: ChartText) {
        let sectors = all.filter { $0.kind == .sector && $0.amount != nil }
        // Values are scaled down first, so that the sum of huge ones is finite.
        let ends = sectors.compactMap(\.turn?.end)
        let largest = max((sectors.compactMap(\.amount) + ends).max() ?? 0, .leastNormalMagnitude)
        let added = sectors.reduce(0) { $0 + ($1.turn == nil ? ($1.amount ?? 0) / largest : 0) }
        // Ranges determine positions in the circle, independent of other sectors.
        let sum = max(added, ends.map { $0 / largest }.max() ?? 0)
        circle = SectorCircle(
            center: CGPoint(x: space.x + space.width / 2, y: space.y + space.height / 2),
            radius: max(min(space.width, space.height) / 2 - 2, 0),
            sum: sum * largest
        )
        var drawn = DrawnMarks()
        var start = 0.0
        for mark in sectors {
            func part(_ amount: Double) -> Double { sum > 0 ? amount / largest / sum : 0 }
            if let turn = mark.turn {
                add(mark, from: part(turn.start), to: part(turn.end), styles, text, to: &drawn)
                middles.append((part(turn.start) + part(turn.end)) / 2)
                continue
            }
            let part = part(mark.amount ?? 0)
            add(mark, from: start, to: start + part, styles, text, to: &drawn)
            middles.append(start + part / 2)
            start += part
        }
        marks = drawn.ordered { effect in
            if let effect = styles.effect(effect) { return effect }
            guard case .mask(let marks) = effect else { return .opacity(1) }
            return .mask(SectorLayout(marks, in: space, styles, text).marks.flatMap(\.graphics))
        }
    }

    private mutating func add(
        _ mark: Mark,
        from start: Double,
        to end: Double,
        _ styles: StyleScale,
        _ text: ChartText,
        to drawn: inout DrawnMarks
    ) {
        let outline = SectorOutline(mark, from: start, to: end, in: circle)
        let paint = styles.style(of: mark).paint(in: circle.bounds)
        var graphics: [Graphic] = [.path(PathGraphic(outline.path.outline, .fill(isEvenOdd: true), paint: paint))]
        if outline.corner > 0 {
            // The stroke rounds the corners, and the fill is inset by half of its width.
            let line = LineTraits(width: 2 * outline.corner, join: .round)
            graphics.append(.path(PathGraphic(outline.path.outline, .stroke(line), paint: paint)))
        }
        graphics = graphics.changed(by: mark, styles)
        let middle = circle.point(at: (start + end) / 2, distance: outline.middle)
        for (index, annotation) in mark.annotations.enumerated() {
            switch annotation.content {
            case .text(let own):
                graphics.append(
                    text.graphic(own, at: middle.x, middle.y, anchor: (0.5, 0.5), style: ChartText.overlay)
                )
            case .view(let content):
                let view = content(AnnotationContext(targetSize: outline.path.boundingRect.size))
                let pin = Pin(x: middle.x, y: middle.y, anchor: .center)
                views.append(PinnedView(id: mark.key.part(index), view: view, pin: pin))
            }
        }
        drawn.add(mark.key, graphics, label: mark.label(text), of: mark)
    }
}

/// The circle that contains the sectors.
struct SectorCircle: Equatable {
    var center: CGPoint
    var radius: Double
    /// The sum of all sectors.
    var sum: Double

    var bounds: CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// - Parameters:
    ///   - turn: The fraction of a full turn from 0 to 1, clockwise from the top.
    ///   - distance: The distance from the center, in points.
    func point(at turn: Double, distance: Double) -> CGPoint {
        let angle = 2 * .pi * turn - .pi / 2
        return CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
    }
}

/// The outline of a sector, inset by its corner radius.
private struct SectorOutline {
    let path: Path
    /// The width of the stroke around the path, in points.
    let corner: Double
    /// The distance of the sector's center from the circle's center.
    let middle: Double

    /// - Parameters:
    ///   - start: The fraction of a full turn from 0 to 1, clockwise from the top.
    init(_ mark: Mark, from start: Double, to end: Double, in circle: SectorCircle) {
        let outer = min(mark.sector.outer.length(in: circle.radius, automatic: circle.radius), circle.radius)
        let inner = min(mark.sector.inner.length(in: circle.radius, automatic: 0), outer)
        middle = (inner + outer) / 2
        guard end > start, outer > 0 else {
            (path, corner) = (Path(), 0)
            return
        }
        guard end - start < 1 - 1e-9 else {
            corner = 0
            path = Path { path in
                for radius in [outer, inner] where radius > 0 {
                    path.addEllipse(
                        in: CGRect(
                            x: circle.center.x - radius,
                            y: circle.center.y - radius,
                            width: 2 * radius,
                            height: 2 * radius
                        )
                    )
                }
            }
            return
        }
        let half = .pi * (end - start)
        let inset = mark.sector.inset.isFinite ? max(mark.sector.inset, 0) : 0
        // A larger corner radius is limited to the size of the sector.
        let breadth = sin(min(half, .pi / 2))
        let asked = (mark.corners?.radius).map { $0.isFinite ? max($0, 0) : 0 } ?? 0
        let corner = max(min(asked, (outer - inner) / 2, (outer * breadth - inset) / (1 + breadth)), 0)
        let (low, high) = (inner + (inner > 0 ? corner : 0), outer - corner)
        /// The angles of an arc with a distance from the adjacent sectors.
        func angles(_ radius: Double) -> (Double, Double)? {
            let turn = radius > 0 ? asin(min((inset + corner) / radius, 1)) : 0
            let (from, to) = (2 * .pi * start - .pi / 2 + turn, 2 * .pi * end - .pi / 2 - turn)
            return from < to ? (from, to) : nil
        }
        guard let outside = angles(high) else {
            (path, self.corner) = (Path(), 0)
            return
        }
        self.corner = corner
        path = Path { path in
            path.addRelativeArc(
                center: circle.center,
                radius: high,
                startAngle: .radians(outside.0),
                delta: .radians(outside.1 - outside.0)
            )
            if low > 0, let inside = angles(low) {
                path.addRelativeArc(
                    center: circle.center,
                    radius: low,
                    startAngle: .radians(inside.1),
                    delta: .radians(inside.0 - inside.1)
                )
            } else {
                // If the inset takes the whole inner circle, the sides meet before the center.
                let distance = min(max(low, (inset + corner) / max(breadth, 0.01)), high)
                path.addLine(to: circle.point(at: (start + end) / 2, distance: distance))
            }
            path.closeSubpath()
        }
    }
}

extension Mark {
    /// The size of a sector, or nil for an invalid value.
    fileprivate var amount: Double? {
        guard case .number(let number) = y?.value, number.isFinite else { return nil }
        return max(number, 0)
    }

    /// The start and end of a sector with a range, or nil for a single value.
    fileprivate var turn: (start: Double, end: Double)? {
        guard let amount, case .number(let end) = y?.end, end.isFinite else { return nil }
        return (amount, max(end, amount))
    }
}
