import Foundation

/// The days of a month, arranged in a calendar's weeks, with keyboard navigation.
struct MonthGrid {
    let calendar: Calendar
    /// The lower bound (inclusive) and the upper bound (exclusive) of selectable days; nil for none.
    let earliest: Date?
    let end: Date?
    /// The start of the month.
    let start: Date
    /// The start of each day.
    let days: [Date]

    /// Creates the month that contains a date, moved within the bounds.
    init(around date: Date, calendar: Calendar, earliest: Date?, end: Date?) {
        self.calendar = calendar
        self.earliest = earliest.map(calendar.startOfDay)
        self.end = end
        let date = Self.bounded(date, calendar: calendar, earliest: earliest, end: end)
        let interval = calendar.dateInterval(of: .month, for: date)
        let start = interval?.start ?? calendar.startOfDay(for: date)
        self.start = start
        var days: [Date] = []
        // No calendar has months with more than 32 days.
        while days.count < 40, let day = calendar.date(byAdding: .day, value: days.count, to: start),
            day < (interval?.end ?? start)
        {
            days.append(calendar.startOfDay(for: day))
        }
        self.days = days
    }

    /// The number of empty cells before the first day.
    var leadingBlanks: Int {
        (calendar.component(.weekday, from: start) - calendar.firstWeekday + 14) % 7
    }

    /// The weekdays in the order of a week, as indices into the calendar's names.
    var weekdays: [Int] { (0..<7).map { ($0 + calendar.firstWeekday + 6) % 7 } }

    /// Returns whether a day is selectable.
    func allows(_ day: Date) -> Bool {
        let day = calendar.startOfDay(for: day)
        if let earliest, day < earliest { return false }
        if let end, day >= end { return false }
        return true
    }

    /// Returns a selectable day in the month at an offset from this one; nil for none.
    func month(_ offset: Int) -> Date? {
        guard let month = calendar.date(byAdding: .month, value: offset, to: start),
            let interval = calendar.dateInterval(of: .month, for: month)
        else { return nil }
        if let earliest, interval.end <= earliest { return nil }
        if let end, interval.start >= end { return nil }
        return month
    }

    /// Returns the nearest selectable day.
    func bounded(_ date: Date) -> Date {
        Self.bounded(date, calendar: calendar, earliest: earliest, end: end)
    }

    private static func bounded(_ date: Date, calendar: Calendar, earliest: Date?, end: Date?) -> Date {
        var date = date
        if let end, date >= end { date = end.addingTimeInterval(-1) }
        if let earliest, date < earliest { date = earliest }
        return calendar.startOfDay(for: date)
    }

    /// Returns the day to which a key moves the focus from a day.
    func day(_ key: KeyEquivalent, from day: Date, isRightToLeft: Bool, isShifted: Bool) -> Date? {
        func step(_ component: Calendar.Component, _ count: Int) -> Date? {
            calendar.date(byAdding: component, value: count, to: day)
        }
        let place = (calendar.component(.weekday, from: day) - calendar.firstWeekday + 7) % 7
        let target: Date? =
            switch key {
            case .leftArrow: step(.day, isRightToLeft ? 1 : -1)
            case .rightArrow: step(.day, isRightToLeft ? -1 : 1)
            case .upArrow: step(.day, -7)
            case .downArrow: step(.day, 7)
            case .home: step(.day, -place)
            case .end: step(.day, 6 - place)
            case .pageUp: step(isShifted ? .year : .month, -1)
            case .pageDown: step(isShifted ? .year : .month, 1)
            default: nil
            }
        return target.map(bounded)
    }

    /// The keys that move the focus between days.
    static let keys: Set<KeyEquivalent> = [
        .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown,
    ]

    /// The start of the day with the given components; nil without year, month and day, or if the day does not exist.
    func day(of components: DateComponents) -> Date? {
        guard let year = components.year, let month = components.month, let day = components.day else { return nil }
        var parts = DateComponents(year: year, month: month, day: day)
        parts.era = components.era
        parts.isLeapMonth = components.isLeapMonth
        var calendar = components.calendar ?? calendar
        calendar.timeZone = self.calendar.timeZone
        // A calendar rolls invalid dates, such as February 31, over to other days.
        guard let date = calendar.date(from: parts) else { return nil }
        let found = calendar.dateComponents([.year, .month, .day], from: date)
        guard found.year == year, found.month == month, found.day == day else { return nil }
        return self.calendar.startOfDay(for: date)
    }

    /// An identity of a day that is independent of the time zone.
    func id(of day: Date) -> DateComponents {
        calendar.dateComponents([.era, .year, .month, .day], from: day)
    }

    /// The components that represent a selected day.
    func components(of day: Date) -> DateComponents {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
    }
}
