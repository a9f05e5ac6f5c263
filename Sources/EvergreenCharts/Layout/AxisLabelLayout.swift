import EvergreenDocument
import EvergreenUI
import Foundation

/// The positions of the labels of an axis that fit.
@MainActor
struct AxisLabelLayout {
    struct Placed {
        var label: DrawnLabel
        var point: CGPoint
        /// The anchor of the label at the point, in unit coordinates.
        var anchor: (Double, Double)
        /// The extent of the label along the axis.
        var along: ClosedRange<Double>
        var collisions: AxisValueLabelCollisionResolution
    }

    private struct Key: Hashable {
        var tick: Int
        var part: Int
    }

    private let axis: AxisDrawing
    private let scale: Scale
    private var labels: [Key: Placed] = [:]

    init(_ axis: AxisDrawing, _ scale: Scale, _ plot: GraphicRect, from start: Double) {
        (self.axis, self.scale) = (axis, scale)
        for lane in axis.lanes.indices {
            let keys = axis.ticks.indices.flatMap { tick in
                axis.ticks[tick].parts.indices.lazy
                    .filter { axis.ticks[tick].parts[$0].label != nil && axis.ticks[tick].parts[$0].lane == lane }
                    .map { Key(tick: tick, part: $0) }
            }
            place(keys, lane, plot, start)
        }
    }

    /// The placed label of a component, or nil if it does not fit.
    func placed(_ tick: Int, _ part: Int) -> Placed? { labels[Key(tick: tick, part: part)] }

    /// The position of a value's lines and labels along the axis, or nil for a value outside of it.
    ///
    /// - Parameter isCentered: Whether the position is halfway to the next value.
    func place(_ index: Int, isCentered: Bool?) -> Double? {
        let (low, high) = (min(scale.start, scale.end) - 0.5, max(scale.start, scale.end) + 0.5)
        guard let place = scale.position(axis.ticks[index].value), (low...high).contains(place) else { return nil }
        if axis.isCategory {
            guard isCentered == false else { return place }
            return place + (scale.start < scale.end ? -0.5 : 0.5) * scale.bandLength(count: 1)
        }
        guard isCentered == true else { return place }
        let next = index + 1 < axis.ticks.count ? scale.position(axis.ticks[index + 1].value) : nil
        return (place + min(max(next ?? scale.end, low), high)) / 2
    }

    // MARK: Placing

    private mutating func place(_ keys: [Key], _ lane: Int, _ plot: GraphicRect, _ start: Double) {
        let places = keys.compactMap { key -> (Key, Double)? in
            place(key.tick, isCentered: axis.ticks[key.tick].parts[key.part].part.isCentered).map { (key, $0) }
        }
        let spaces = Self.spaces(between: places.map(\.1), plot, axis.side)
        // If there are too many categories for the space, some have no label.
        let band = axis.isCategory && !places.isEmpty ? scale.bandLength(count: 1) : 0
        let every = axis.side.isVertical || band <= 0 ? 1 : max(Int(min((24 / band).rounded(.up), 1e6)), 1)
        var candidates: [(Key, Placed)] = []
        for (number, (key, place)) in places.enumerated() {
            let part = axis.ticks[key.tick].parts[key.part]
            guard case .label(let content) = part.part.kind, var label = part.label else { continue }
            switch content.collisions.storage {
            case .automatic where axis.isCategory && !axis.side.isVertical:
                guard number.isMultiple(of: every) else { continue }
                label = label.fitted(width: max(band * Double(every) - 4, 20))
            case .truncate where !axis.side.isVertical: label = label.fitted(width: max(spaces[number] - 4, 12))
            default: break
            }
            if isTooShort(key.tick, part.part.isCentered, for: label) { continue }
            candidates.append((key, placed(label, content, part, at: place, lane, plot, start)))
        }
        for (key, label) in Self.resolved(candidates, axis.side) { labels[key] = label }
    }

    /// Whether the rest of the axis after the last value is too short for a centered label.
    private func isTooShort(_ tick: Int, _ isCentered: Bool?, for label: DrawnLabel) -> Bool {
        guard isCentered == true, !axis.isCategory, tick > 0, tick == axis.ticks.count - 1,
            let place = scale.position(axis.ticks[tick].value)
        else { return false }
        return abs(scale.end - place) < (axis.side.isVertical ? label.height : label.width)
    }

    private func placed(
        _ label: DrawnLabel,
        _ content: AxisLabel,
        _ part: AxisDrawing.Part,
        at place: Double,
        _ lane: Int,
        _ plot: GraphicRect,
        _ start: Double
    ) -> Placed {
        let side = axis.side
        let anchor = side.anchor(of: content, axis.preset)
        let spacing = side.spacing(of: content, anchor)
        let outward = axis.preset == .inset ? -side.outward : side.outward
        var across = side.edge(of: plot) + outward * (start + axis.lanes[lane].offset)
        if content.anchor == nil, let alignment = content.alignment {
            across += shift(of: label, alignment, in: axis.lanes[lane].depth)
        }
        var point =
            side.isVertical
            ? CGPoint(x: across + spacing.0, y: place + spacing.1)
            : CGPoint(x: place + spacing.0, y: across + spacing.1)
        var low =
            side.isVertical ? Double(point.y) - anchor.1 * label.height : Double(point.x) - anchor.0 * label.width
        let length = side.isVertical ? label.height : label.width
        if axis.preset == .aligned {
            let (first, last) = side.isVertical ? (plot.y, plot.y + plot.height) : (plot.x, plot.x + plot.width)
            let aligned = max(min(low, last - length), first)
            if side.isVertical { point.y += aligned - low } else { point.x += aligned - low }
            low = aligned
        }
        point.x += part.part.offset.width
        point.y += part.part.offset.height
        return Placed(
            label: label,
            point: point,
            anchor: anchor,
            along: low...(low + length),
            collisions: content.collisions
        )
    }

    /// The shift that aligns a label with larger ones.
    private func shift(of label: DrawnLabel, _ alignment: Alignment, in depth: Double) -> Double {
        let part = axis.side.isVertical ? alignment.parts.0 : alignment.parts.1
        let slack = depth - (axis.side.isVertical ? label.width : label.height)
        return axis.side.outward > 0 ? slack * part : -slack * (1 - part)
    }

    // MARK: Collisions

    /// The distance from each position to its nearest neighbor.
    private static func spaces(between places: [Double], _ plot: GraphicRect, _ side: AxisSide) -> [Double] {
        let all = side.isVertical ? plot.height : plot.width
        return places.indices.map { index in
            let before = index > 0 ? abs(places[index] - places[index - 1]) : all
            let after = index + 1 < places.count ? abs(places[index + 1] - places[index]) : all
            return min(before, after)
        }
    }

    /// The labels that don't overlap, with precedence for higher priorities.
    private static func resolved(_ candidates: [(Key, Placed)], _ side: AxisSide) -> [(Key, Placed)] {
        let order = candidates.enumerated().sorted { first, second in
            let priorities = (first.element.1.priority, second.element.1.priority)
            return priorities.0 == priorities.1 ? first.offset < second.offset : priorities.0 > priorities.1
        }
        var taken: [ClosedRange<Double>] = []
        return order.compactMap { _, candidate in
            let placed = candidate.1
            var spacing = side.isVertical ? 0.0 : 4
            switch placed.collisions.storage {
            case .disabled, .truncate: return candidate
            case .greedy(_, let minimum?) where minimum.isFinite: spacing = minimum
            default: break
            }
            let isTaken = taken.contains { other in
                placed.along.lowerBound < other.upperBound + spacing - 0.01
                    && other.lowerBound < placed.along.upperBound + spacing - 0.01
            }
            guard !isTaken else { return nil }
            taken.append(placed.along)
            return candidate
        }
    }
}

extension AxisLabelLayout.Placed {
    /// The priority of the label in collisions.
    fileprivate var priority: Double {
        if case .greedy(let priority, _) = collisions.storage { priority } else { 0 }
    }
}
