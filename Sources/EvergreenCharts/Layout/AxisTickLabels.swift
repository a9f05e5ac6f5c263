import EvergreenUI
import Foundation

/// A value of an axis, and its label.
struct AxisTickLabel {
    var value: _PlottedValue.Kind
    var text: String
}

extension Scale.Domain {
    /// The values at which the axis has marks, with their labels.
    ///
    /// - Parameters:
    ///   - values: The requested values.
    ///   - type: The type of the scale.
    ///   - wanted: The approximate number of automatic values.
    ///   - unit: The calendar unit that dates of the chart represent.
    @MainActor
    func ticks(
        _ values: AxisMarkValues,
        type: ScaleType = .linear,
        count wanted: Int,
        unit: Calendar.Component?,
        _ text: ChartText
    ) -> [AxisTickLabel] {
        var count = wanted
        var minimum = 0.0
        if case .automatic(let desired, let minimumStride) = values.storage {
            if let desired { count = min(max(desired, 1), 100) }
            if let minimumStride, minimumStride.isFinite { minimum = minimumStride }
        }
        if case .list(let values) = values.storage { return Self.labeled(values.map(\.kind), unit, text) }
        switch self {
        case .categories(let categories): return Self.labeled(categories, unit, text)
        case .numbers(let range):
            let (numbers, digits) = Self.numbers(in: range, values, type, count: count, minimum: minimum)
            return numbers.map {
                // Avoids a negative zero.
                let value = $0 == 0 ? 0 : $0
                return AxisTickLabel(value: .number(value), text: text.number(value, fractionDigits: digits))
            }
        case .dates(let range):
            var calendar = text.environment.calendar
            if minimum > 0 {
                let most = range.upperBound.timeIntervalSince(range.lowerBound) / minimum
                count = most < Double(count) ? max(Int(most), 1) : count
            }
            var ticks = DateTicks(in: range, count: count, smallest: unit, calendar: calendar)
            if case .dates(let unit, let step, let own) = values.storage {
                calendar = own ?? calendar
                ticks = DateTicks(in: range, unit: unit, count: step, calendar: calendar)
            }
            let years = [range.lowerBound, range.upperBound].map { calendar.component(.year, from: $0) }
            let format = ticks.format(spansYears: years[0] != years[1])
            return ticks.dates.map { AxisTickLabel(value: .date($0), text: text.date($0, format)) }
        }
    }

    /// The numbers at which there are marks, and their fraction digits, or nil for as many as each number needs.
    private static func numbers(
        in range: ClosedRange<Double>,
        _ values: AxisMarkValues,
        _ type: ScaleType,
        count: Int,
        minimum: Double
    ) -> ([Double], Int?) {
        if case .stride(let step) = values.storage {
            let ticks = NumberTicks(in: range, step: step)
            return (ticks.values, ticks.fractionDigits)
        }
        switch type.storage {
        case .log: return (LogTicks.values(in: range, count: count), nil)
        case .symmetricLog(let slope): return (LogTicks.symmetricValues(in: range, slope: slope, count: count), nil)
        default: break
        }
        var ticks = NumberTicks(in: range, count: count)
        if ticks.step < minimum, let step = NumberTicks.roundStep(atLeast: minimum) {
            ticks = NumberTicks(in: range, step: step)
        }
        return (ticks.values, ticks.fractionDigits)
    }

    /// The labels of individual values.
    @MainActor
    private static func labeled(
        _ values: [_PlottedValue.Kind],
        _ unit: Calendar.Component?,
        _ text: ChartText
    ) -> [AxisTickLabel] {
        let dates = values.compactMap { if case .date(let date) = $0, $0.isShown { date } else { nil } }
        let calendar = text.environment.calendar
        let years = Set(dates.map { calendar.component(.year, from: $0) })
        let unit = unit ?? DateTicks.unit(of: dates, calendar)
        let format = DateTicks.format(of: unit, spansYears: years.count > 1)
        return values.compactMap { value in
            switch value {
            case .category(let category): AxisTickLabel(value: value, text: category)
            case .number(let number): number.isFinite ? AxisTickLabel(value: value, text: text.number(number)) : nil
            case .date(let date): value.isShown ? AxisTickLabel(value: value, text: text.date(date, format)) : nil
            }
        }
    }
}
