import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// A month of days with a selection of several.
@MainActor
struct MultiDatePickerTests {
    private struct Days: View {
        @State var days: Set<DateComponents>
        var bounds: Range<Date>?

        var body: some View {
            let texts = days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
            Text(verbatim: "chosen \(texts.joined(separator: " "))")
            if let bounds {
                MultiDatePicker("Days off", selection: $days, in: bounds)
            } else {
                MultiDatePicker("Days off", selection: $days)
            }
        }
    }

    private func screen(_ days: Days, locale: String = "en_US") -> Screen {
        let screen = Screen { days }
        screen.locale = Locale(identifier: locale)
        screen.timeZone = .gmt
        return screen
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
        DateComponents(year: year, month: month, day: day)
    }

    private func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return try #require(calendar.date(from: self.day(year, month, day)))
    }

    @Test func `days are selected and deselected`() throws {
        let screen = screen(Days(days: [day(2026, 2, 3)]))
        #expect(screen.texts.contains("February 2026"))
        try screen.find(.button, "Thursday, February 5, 2026").tap()
        #expect(screen.texts.first == "chosen 2026-2-3 2026-2-5")
        try screen.find(.button, "Tuesday, February 3, 2026").tap()
        #expect(screen.texts.first == "chosen 2026-2-5")
    }

    /// As on a first visit, where the page reports its time zone just before a button press.
    @Test func `a day's button stays when the time zone becomes known`() throws {
        let screen = screen(Days(days: [day(2026, 2, 3)]))
        let button = try screen.find(.button, "Thursday, February 5, 2026")
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        screen.timeZone = newYork
        try button.tap()
        #expect(screen.texts.first == "chosen 2026-2-3 2026-2-5")
    }

    @Test func `weeks start and names read as in the locale`() throws {
        let american = screen(Days(days: [day(2026, 2, 3)]))
        #expect(american.texts[5..<12] == ["S", "M", "T", "W", "T", "F", "S"])
        // The first of the month is a Sunday.
        #expect(american.texts[12] == "1")
        let german = screen(Days(days: [day(2026, 2, 3)]), locale: "de_DE")
        #expect(german.texts.contains("Februar 2026"))
        #expect(german.texts[5..<12] == ["M", "D", "M", "D", "F", "S", "S"])
        #expect(german.texts[12..<18].allSatisfy { $0 == " " } && german.texts[18] == "1")
        _ = try german.find(.button, "Dienstag, 3. Februar 2026")
    }

    @Test func `months change within the bounds`() throws {
        let bounds = try date(2026, 1, 30)..<date(2026, 3, 2)
        let screen = screen(Days(days: [], bounds: bounds))
        #expect(screen.texts.contains("March 2026") || screen.texts.contains("January 2026"))
        while try screen.find(.button, "Previous month").isEnabled { try screen.find(.button, "Previous month").tap() }
        #expect(screen.texts.contains("January 2026"))
        #expect(try !screen.find(.button, "Thursday, January 29, 2026").isEnabled)
        try screen.find(.button, "Friday, January 30, 2026").tap()
        try screen.find(.button, "Next month").tap()
        #expect(screen.texts.contains("February 2026"))
        try screen.find(.button, "Next month").tap()
        #expect(try !screen.find(.button, "Next month").isEnabled)
        try screen.find(.button, "Sunday, March 1, 2026").tap()
        #expect(try !screen.find(.button, "Monday, March 2, 2026").isEnabled)
        #expect(screen.texts.first == "chosen 2026-1-30 2026-3-1")
    }

    @Test func `keys move the focus by day and across months`() throws {
        let screen = screen(Days(days: [day(2026, 2, 27)]))
        let start = try screen.find(.button, "Friday, February 27, 2026")
        try start.focus()
        try start.press(.rightArrow)
        let saturday = try screen.find(.button, "Saturday, February 28, 2026")
        #expect(saturday.isFocused)
        try saturday.press(.downArrow)
        let march = try screen.find(.button, "Saturday, March 7, 2026")
        #expect(march.isFocused)
        try march.press(.home)
        let sunday = try screen.find(.button, "Sunday, March 1, 2026")
        #expect(sunday.isFocused)
        try sunday.press(.pageUp, modifiers: .shift)
        #expect(try screen.find(.button, "Saturday, March 1, 2025").isFocused)
    }

    @Test(arguments: [
        (KeyEquivalent.leftArrow, false, "2026-02-02"), (.leftArrow, true, "2026-02-04"),
        (.rightArrow, true, "2026-02-02"), (.upArrow, false, "2026-01-30"), (.end, false, "2026-02-07"),
        (.home, false, "2026-02-01"), (.pageDown, false, "2026-03-03"), (.pageUp, false, "2026-01-30"),
    ])
    func `keys follow the layout direction and stay within the bounds`(
        key: KeyEquivalent,
        isRightToLeft: Bool,
        result: String
    ) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = try date(2026, 2, 3)
        let month = try MonthGrid(around: start, calendar: calendar, earliest: date(2026, 1, 30), end: nil)
        let day = try #require(month.day(key, from: start, isRightToLeft: isRightToLeft, isShifted: false))
        #expect(day.formatted(.iso8601.year().month().day()) == result)
    }

    @Test func `incomplete and nonexistent dates are kept unchanged`() throws {
        let odd: Set<DateComponents> = [day(2026, 2, 31), DateComponents(year: 2026), day(2026, 2, 4)]
        let screen = screen(Days(days: odd))
        try screen.find(.button, "Wednesday, February 4, 2026").tap()
        #expect(screen.texts.first == "chosen 2026-0-0 2026-2-31")
    }

    @Test(arguments: [(Int.max, 12, 1), (.min, 1, 1), (2026, .max, 1), (2026, 2, .min), (2026, 2, 31), (.max, 8, 2)])
    func `date components out of the calendar's range are not a day`(year: Int, month: Int, day: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let grid = try MonthGrid(around: date(2026, 2, 3), calendar: calendar, earliest: nil, end: nil)
        #expect(grid.day(of: DateComponents(year: year, month: month, day: day)) == nil)
        #expect(grid.day(of: DateComponents(year: 2026, month: 2, day: 28)) != nil)
    }

    @Test func `a month has its calendar's days, across daylight saving changes too`() throws {
        var calendar = Calendar(identifier: .hebrew)
        calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
        let month = MonthGrid(
            around: Date(timeIntervalSince1970: 1_541_300_000),
            calendar: calendar,
            earliest: nil,
            end: nil
        )
        #expect(month.days.count == 30 && Set(month.days).count == 30)
        #expect(month.days.allSatisfy { calendar.startOfDay(for: $0) == $0 })
        #expect(month.days.map { calendar.component(.day, from: $0) } == Array(1...30))
    }

    @Test func `empty bounds disable all days`() throws {
        let empty = try date(2026, 2, 3)..<date(2026, 2, 3)
        let screen = screen(Days(days: [], bounds: empty))
        #expect(screen.findAll(.button).allSatisfy { !$0.isEnabled })
    }
}
