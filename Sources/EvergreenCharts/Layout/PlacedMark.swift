import Foundation

/// A mark with its extents after stacking.
struct PlacedMark {
    var mark: Mark
    /// The extents along each scale. Both values are equal for a point. Nil for the full extent of the scale.
    var x: (_PlottedValue.Kind, _PlottedValue.Kind)?
    var y: (_PlottedValue.Kind, _PlottedValue.Kind)?
    /// Whether a bar is horizontal.
    var isHorizontal = false
    /// Whether the mark begins at zero.
    var beginsAtZero = false
}

/// Stacks the bars and areas of a chart.
struct MarkStacks {
    private struct Key: Hashable {
        let isBar: Bool
        let isHorizontal: Bool
        let place: String
        let position: String?
    }

    private struct Sums {
        var positive = 0.0
        var negative = 0.0
    }

    private(set) var placed: [PlacedMark] = []

    init(_ marks: [Mark]) {
        let all = marks.compactMap(Self.place)
        var totals: [Key: Double] = [:]
        for mark in all where mark.mark.stacking == .normalized || mark.mark.stacking == .center {
            guard mark.beginsAtZero, let amount = Self.amount(mark) else { continue }
            totals[Self.key(mark), default: 0] += abs(amount)
        }
        var sums: [Key: Sums] = [:]
        placed = all.map { mark in
            guard mark.beginsAtZero, let amount = Self.amount(mark) else { return mark }
            let key = Self.key(mark)
            let total = totals[key] ?? 0
            var (from, to) = (0.0, amount)
            if mark.mark.stacking != .unstacked {
                let isNegative = amount < 0
                from = isNegative ? sums[key, default: Sums()].negative : sums[key, default: Sums()].positive
                to = from + amount
                if isNegative {
                    sums[key, default: Sums()].negative = to
                } else {
                    sums[key, default: Sums()].positive = to
                }
            }
            switch mark.mark.stacking {
            case .normalized: (from, to) = total > 0 ? (from / total, to / total) : (0, 0)
            case .center: (from, to) = (from - total / 2, to - total / 2)
            default: break
            }
            var stacked = mark
            let range = (_PlottedValue.Kind.number(from), _PlottedValue.Kind.number(to))
            if mark.isHorizontal { stacked.x = range } else { stacked.y = range }
            return stacked
        }
        placed.removeAll { [$0.x?.0, $0.x?.1, $0.y?.0, $0.y?.1].contains { $0?.isShown == false } }
    }

    /// Nil for a mark with values that can't be shown.
    private static func place(_ mark: Mark) -> PlacedMark? {
        let values = [mark.x, mark.xEnd, mark.y, mark.yEnd].compactMap { $0?.value }
        guard values.allSatisfy(\.isShown) else { return nil }
        var placed = PlacedMark(mark: mark)
        placed.x = mark.x.map { ($0.value, mark.xEnd?.value ?? $0.value) }
        placed.y = mark.y.map { ($0.value, mark.yEnd?.value ?? $0.value) }
        guard mark.kind == .bar || mark.kind == .area else { return placed }
        placed.isHorizontal = mark.isHorizontal
        let along = placed.isHorizontal ? mark.x : mark.y
        placed.beginsAtZero = mark.xEnd == nil && mark.yEnd == nil && along?.isNumber == true && along?.end == nil
        // A range along a bar sets its start and end. A range across it sets its width.
        if mark.kind == .bar, let along, let end = along.end, end.isShown {
            if placed.isHorizontal { placed.x = (along.value, end) } else { placed.y = (along.value, end) }
        }
        return placed
    }

    private static func amount(_ placed: PlacedMark) -> Double? {
        guard case .number(let number) = (placed.isHorizontal ? placed.mark.x : placed.mark.y)?.value else {
            return nil
        }
        return number
    }

    private static func key(_ placed: PlacedMark) -> Key {
        Key(
            isBar: placed.mark.kind == .bar,
            isHorizontal: placed.isHorizontal,
            place: (placed.isHorizontal ? placed.mark.y : placed.mark.x)?.value.key ?? "",
            position: placed.mark.position?.value.key
        )
    }
}

extension Mark {
    /// Whether a bar or an area extends horizontally.
    fileprivate var isHorizontal: Bool {
        if xEnd != nil { return true }
        guard kind == .bar else { return false }
        if let direction { return direction == .horizontal }
        guard let y else { return x?.isNumber == true }
        // A bar with only a vertical value.
        guard let x else { return yEnd == nil && !y.isNumber }
        let isAcrossRange = y.end != nil && x.end == nil && x.isNumber
        return isAcrossRange || (x.isNumber && !y.isNumber)
    }
}

extension PlottedData {
    var isNumber: Bool {
        if case .number = value { true } else { false }
    }
}

extension _PlottedValue.Kind {
    /// Whether the value is finite, and within the range of calendars.
    var isShown: Bool {
        switch self {
        case .number(let number): number.magnitude < 1e100
        case .date(let date): date.timeIntervalSinceReferenceDate.magnitude < 7e10
        case .category: true
        }
    }
}
