import Foundation

/// Dates in a range that are at the start of a calendar unit.
struct DateTicks: Equatable {
    let unit: Calendar.Component
    /// The number of units between dates.
    let count: Int
    let dates: [Date]

    /// The possible units and counts, with their approximate durations in seconds.
    private static let strides: [(Calendar.Component, Int, Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200),
        (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
        (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    ]
    private static let year = 31_556_952.0

    /// - Parameters:
    ///   - range: The range of dates, including its bounds.
    ///   - count: The approximate maximum number of dates.
    ///   - smallest: The shortest unit, or nil for any.
    init(in range: ClosedRange<Date>, count: Int, smallest: Calendar.Component? = nil, calendar: Calendar) {
        let wanted = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(count, 1))
        let first = smallest.flatMap { unit in Self.strides.firstIndex { $0.0 == unit } } ?? 0
        if smallest != .year, let stride = Self.strides[first...].first(where: { $0.2 >= wanted }) {
            self.init(in: range, unit: stride.0, count: stride.1, calendar: calendar)
        } else {
            let years = NumberTicks.step(for: max(wanted / Self.year, 1))
            self.init(in: range, unit: .year, count: Int(max(years, 1)), calendar: calendar)
        }
    }

    /// Creates dates at a stride of units. Years and months start at multiples of the count.
    init(in range: ClosedRange<Date>, unit: Calendar.Component, count: Int, calendar: Calendar) {
        self.unit = unit
        var dates: [Date] = []
        let count = min(max(count, 1), 1_000_000)
        self.count = count
        if var first = calendar.dateInterval(of: Self.around(unit), for: range.lowerBound)?.start {
            if unit == .year {
                let year = calendar.component(.year, from: first)
                let before = ((year % count) + count) % count
                first = calendar.date(byAdding: .year, value: -before, to: first) ?? first
            }
            // Within the enclosing unit, up to a thousand steps before the range.
            for step in 0..<2000 {
                guard let date = calendar.date(byAdding: unit, value: step * count, to: first), date <= range.upperBound
                else { break }
                if date >= range.lowerBound { dates.append(date) }
            }
        }
        self.dates = dates
    }

    /// The enclosing unit, at whose start counting begins.
    private static func around(_ unit: Calendar.Component) -> Calendar.Component {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month, .quarter: .year
        default: unit
        }
    }

    /// The format of the dates.
    func format(spansYears: Bool) -> Date.FormatStyle { Self.format(of: unit, spansYears: spansYears) }

    /// The format of dates that represent a calendar unit.
    static func format(of unit: Calendar.Component, spansYears: Bool) -> Date.FormatStyle {
        switch unit {
        case .second: .dateTime.hour().minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .month, .quarter: spansYears ? .dateTime.month(.abbreviated).year() : .dateTime.month(.abbreviated)
        case .year: .dateTime.year()
        default: .dateTime.day().month(.abbreviated)
        }
    }

    /// The longest calendar unit such that all dates are at the start of one.
    static func unit(of dates: [Date], _ calendar: Calendar) -> Calendar.Component {
        var unit = Calendar.Component.year
        for date in dates.prefix(1000) {
            let parts = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
            if parts.second != 0 { return .second }
            if parts.minute != 0 { unit = .minute }
            if unit != .minute, parts.hour != 0 { unit = .hour }
            if unit == .year || unit == .month, parts.day != 1 { unit = .day }
            if unit == .year, parts.month != 1 { unit = .month }
        }
        return unit
    }
}
