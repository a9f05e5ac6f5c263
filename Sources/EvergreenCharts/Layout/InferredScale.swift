import EvergreenUI
import Foundation

/// The domain of an axis, inferred from marks and modifiers.
struct InferredScale {
    private(set) var domain = Scale.Domain.numbers(0...1)
    /// Whether the domain is reversed: the maximum, or the last category, is at its start.
    private(set) var isReversed = false
    let type: ScaleType

    /// - Parameters:
    ///   - marks: The marks.
    ///   - isVertical: Whether the axis is vertical.
    ///   - setting: The scale set by modifiers.
    ///   - axis: The values of the axis, to which the domain is extended.
    ///   - count: The approximate number of ticks.
    init(
        of marks: [PlacedMark],
        isVertical: Bool,
        _ setting: PositionScaleSetting,
        axis: AxisMarkValues,
        count: Int,
        calendar: Calendar
    ) {
        type = setting.type ?? .linear
        var automatic = AutomaticScaleDomain()
        switch setting.domain.storage {
        case .automatic(let domain): automatic = domain
        case .list(let values): if setList(values) { return }
        case .range(let low, let high): if setList([low, high]) { return }
        }
        isReversed = automatic.isReversed ?? false
        let modify = automatic.modify ?? { $0 }
        let values = Self.values(of: marks, isVertical: isVertical, calendar)
        let hasCategories = values.contains { if case .category = $0 { true } else { false } }
        if hasCategories || (type == .category && !values.isEmpty) {
            let categories = Self.unique(
                hasCategories ? values.filter { if case .category = $0 { true } else { false } } : Self.sorted(values)
            )
            domain = .categories(Self.unique(modify(categories)))
            return
        }
        let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        if let first = dates.min(), let last = dates.max() {
            let extended = Self.extended(first...last, marks, isVertical)
            let modified = modify([.date(extended.lowerBound), .date(extended.upperBound)])
                .compactMap { if case .date(let date) = $0, $0.isShown { date } else { nil } }
            let range = (modified.min() ?? extended.lowerBound)...(modified.max() ?? extended.upperBound)
            domain = .dates(Self.rounded(range, axis, count, calendar))
            return
        }
        var numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if type == .log { numbers.removeAll { $0 <= 0 } }
        let beginsAtZero = isVertical || marks.contains { $0.isHorizontal && $0.beginsAtZero }
        if automatic.includesZero ?? beginsAtZero, type != .log { numbers.append(0) }
        let inferred = [numbers.min(), numbers.max()].compactMap { $0 }
        let modified = modify(inferred.map { .number($0) })
            .compactMap { if case .number(let number) = $0, $0.isShown { number } else { nil } }
        let (low, high) = (modified.min() ?? 0, modified.max() ?? 0)
        domain = .numbers(rounded(low, high, axis, count))
    }

    /// Sets a domain of the app. Returns false if its values are invalid.
    private mutating func setList(_ values: [_PlottedValue.Kind]) -> Bool {
        if type == .category || values.contains(where: { if case .category = $0 { true } else { false } }) {
            domain = .categories(Self.unique(values))
            return true
        }
        let shown = values.filter(\.isFinite)
        let numbers = shown.compactMap { if case .number(let number) = $0 { number } else { nil } }
        if let first = numbers.first, let last = numbers.last, let low = numbers.min(), let high = numbers.max() {
            isReversed = first > last
            // Non-positive bounds are invalid for a logarithmic scale.
            domain = .numbers(type != .log || low > 0 ? low...high : high > 0 ? high / 1000...high : 1...10)
            return true
        }
        let dates = shown.compactMap { if case .date(let date) = $0 { date } else { nil } }
        guard let first = dates.first, let last = dates.last, let low = dates.min(), let high = dates.max() else {
            return false
        }
        (domain, isReversed) = (.dates(low...high), first > last)
        return true
    }

    private static func values(
        of marks: [PlacedMark],
        isVertical: Bool,
        _ calendar: Calendar
    ) -> [_PlottedValue.Kind] {
        marks.flatMap { mark -> [_PlottedValue.Kind] in
            let range = (isVertical ? mark.y : mark.x).map { [$0.0, $0.1] } ?? []
            let interval = (isVertical ? mark.mark.y : mark.mark.x)?.interval(calendar).map { [$0.0, $0.1] } ?? []
            return range + interval.filter(\.isShown)
        }
    }

    private static func unique(_ values: [_PlottedValue.Kind]) -> [_PlottedValue.Kind] {
        var seen: Set<_PlottedValue.Kind> = []
        return values.filter { seen.insert($0).inserted }
    }

    private static func sorted(_ values: [_PlottedValue.Kind]) -> [_PlottedValue.Kind] {
        values.sorted { first, second in
            switch (first, second) {
            case (.number(let first), .number(let second)): first < second
            case (.date(let first), .date(let second)): first < second
            case (.number, .date): true
            default: false
            }
        }
    }

    // MARK: Extending domains

    /// The range, extended to round numbers.
    private func rounded(_ low: Double, _ high: Double, _ axis: AxisMarkValues, _ count: Int) -> ClosedRange<Double> {
        let (lower, upper) = (axis.roundsLowerBound ?? true, axis.roundsUpperBound ?? true)
        if type == .log {
            guard low > 0 else { return 1...10 }
            let range = LogTicks.rounded(low...high, lower: lower, upper: upper)
            return range.lowerBound < range.upperBound ? range : low / 10...high * 10
        }
        // A single value is centered, or at the end of a range that starts at zero.
        let range = low < high ? low...high : low == 0 ? 0...1 : min(low, low * 2)...max(low, low * 2)
        switch axis.storage {
        case .stride(let step) where step > 0 && (range.upperBound - range.lowerBound) / step < 1000:
            return NumberTicks.rounded(range, count: count, step: step, lower: lower, upper: upper)
        case .automatic(let wanted?, _):
            return NumberTicks.rounded(range, count: min(max(wanted, 1), 100), lower: lower, upper: upper)
        default: return NumberTicks.rounded(range, count: count, lower: lower, upper: upper)
        }
    }

    /// The range, extended to calendar units if the axis requires it.
    private static func rounded(
        _ range: ClosedRange<Date>,
        _ axis: AxisMarkValues,
        _ count: Int,
        _ calendar: Calendar
    ) -> ClosedRange<Date> {
        guard axis.roundsLowerBound == true || axis.roundsUpperBound == true else { return range }
        var unit = DateTicks(in: range, count: count, calendar: calendar).unit
        var calendar = calendar
        if case .dates(let component, _, let own) = axis.storage { (unit, calendar) = (component, own ?? calendar) }
        var (low, high) = (range.lowerBound, range.upperBound)
        if axis.roundsLowerBound == true { low = calendar.dateInterval(of: unit, for: low)?.start ?? low }
        if axis.roundsUpperBound == true, let interval = calendar.dateInterval(of: unit, for: high),
            interval.start < high
        {
            high = interval.end
        }
        return low...max(low, high)
    }

    /// The range, extended to fit bars of dates without a unit.
    private static func extended(
        _ range: ClosedRange<Date>,
        _ marks: [PlacedMark],
        _ isVertical: Bool
    ) -> ClosedRange<Date> {
        var (low, high) = (range.lowerBound, range.upperBound)
        var places: Set<Date> = []
        for mark in marks where mark.mark.kind == .bar {
            guard let data = isVertical ? mark.mark.y : mark.mark.x, case .date(let date) = data.value,
                data.unit == nil, data.end == nil
            else { continue }
            places.insert(date)
        }
        if !places.isEmpty {
            let step = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(places.count - 1, 1))
            (low, high) = (low.addingTimeInterval(-step / 2), high.addingTimeInterval(step / 2))
        }
        guard low < high else { return low.addingTimeInterval(-43200)...high.addingTimeInterval(43200) }
        return low...high
    }
}

extension _PlottedValue.Kind {
    /// Whether the value can be a bound of a scale.
    fileprivate var isFinite: Bool {
        if case .number(let number) = self { number.isFinite } else { isShown }
    }
}
