import EvergreenUI
import Foundation

extension Scale.Domain {
    /// The domain of the values along one side.
    ///
    /// - Parameters:
    ///   - marks: The marks.
    ///   - isVertical: Whether the side is vertical.
    ///   - setting: What views around the chart say.
    ///   - ticks: About how many ticks there are.
    init(of marks: [PlacedMark], isVertical: Bool, _ setting: DomainSetting, ticks: Int, calendar: Calendar) {
        switch setting {
        case .categories(let categories):
            var seen: Set<String> = []
            self = .categories(categories.filter { seen.insert($0).inserted })
            return
        case .range(.number(let low), .number(let high)) where low.isFinite && high.isFinite:
            self = .numbers(low...high)
            return
        case .range(.date(let low), .date(let high)):
            self = .dates(low...high)
            return
        default: break
        }
        let values = marks.flatMap { mark -> [_PlottedValue.Kind] in
            let range = isVertical ? mark.y : mark.x
            return range.map { [$0.0, $0.1] } ?? []
        }
        let categories = values.compactMap { if case .category(let category) = $0 { category } else { nil } }
        guard categories.isEmpty else {
            var seen: Set<String> = []
            self = .categories(categories.filter { seen.insert($0).inserted })
            return
        }
        let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
        if let first = dates.min(), let last = dates.max() {
            self = .dates(Self.extended(first...last, marks, isVertical, calendar))
            return
        }
        var numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        var includesZero = isVertical || marks.contains { $0.isHorizontal && $0.beginsAtZero }
        if case .automatic(.some(let isAsked)) = setting { includesZero = isAsked }
        if includesZero { numbers.append(0) }
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
        // One value alone is in the middle, or at the end of a range from zero.
        let range = low < high ? low...high : low == 0 ? 0...1 : min(low, low * 2)...max(low, low * 2)
        self = .numbers(NumberTicks.rounded(range, count: ticks))
    }

    /// A range of dates with all of the units for which dates stand, and space for bars.
    private static func extended(
        _ range: ClosedRange<Date>,
        _ marks: [PlacedMark],
        _ isVertical: Bool,
        _ calendar: Calendar
    ) -> ClosedRange<Date> {
        var (low, high) = (range.lowerBound, range.upperBound)
        var places: Set<Date> = []
        var hasBars = false
        for mark in marks {
            guard let data = isVertical ? mark.mark.y : mark.mark.x, case .date(let date) = data.value else { continue }
            if let unit = data.unit, let interval = calendar.dateInterval(of: unit, for: date) {
                (low, high) = (min(low, interval.start), max(high, interval.end))
            } else if mark.mark.kind == .bar {
                hasBars = true
                places.insert(date)
            }
        }
        if hasBars {
            let step = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(places.count - 1, 1))
            (low, high) = (low.addingTimeInterval(-step / 2), high.addingTimeInterval(step / 2))
        }
        guard low < high else { return low.addingTimeInterval(-43200)...high.addingTimeInterval(43200) }
        return low...high
    }
}

/// A value of an axis, and what is written beside it.
struct AxisTickLabel {
    var value: _PlottedValue.Kind
    var text: String
}

extension Scale.Domain {
    /// The values at which the axis has marks, with their labels.
    @MainActor
    func ticks(_ values: AxisMarkValues, count wanted: Int, unit: Calendar.Component?, _ text: ChartText)
        -> [AxisTickLabel]
    {
        var count = wanted
        if case .automatic(.some(let desired)) = values.storage { count = min(max(desired, 1), 100) }
        if case .list(let values) = values.storage {
            return values.map {
                AxisTickLabel(value: $0.kind, text: text.spoken(PlottedData(label: Text(verbatim: ""), value: $0.kind)))
            }
        }
        switch self {
        case .categories(let categories):
            return categories.map { AxisTickLabel(value: .category($0), text: $0) }
        case .numbers(let range):
            var ticks = NumberTicks(in: range, count: count)
            if case .stride(let step) = values.storage { ticks = NumberTicks(in: range, step: step) }
            return ticks.values.map {
                // Not a negative zero.
                let value = $0 == 0 ? 0 : $0
                return AxisTickLabel(
                    value: .number(value),
                    text: text.number(value, fractionDigits: ticks.fractionDigits)
                )
            }
        case .dates(let range):
            let calendar = text.environment.calendar
            var ticks = DateTicks(in: range, count: count, smallest: unit, calendar: calendar)
            if case .dates(let unit, let step) = values.storage {
                ticks = DateTicks(in: range, unit: unit, count: step, calendar: calendar)
            }
            let years = [range.lowerBound, range.upperBound].map { calendar.component(.year, from: $0) }
            let format = ticks.format(spansYears: years[0] != years[1])
            return ticks.dates.map { AxisTickLabel(value: .date($0), text: text.date($0, format)) }
        }
    }
}
