import EvergreenFoundation
import Foundation
import Testing

struct DurationFormatTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [],
        locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(
        arguments: zip(
            [.positional, .abbreviated, .short, .full, .spellOut, .brief] as [DateComponentsFormatter.UnitsStyle],
            [
                "1:02:05", "1h 2m 5s", "1 hr, 2 min, 5 sec", "1 hour, 2 minutes, 5 seconds",
                "one hour, two minutes, five seconds", "1hr 2min 5sec",
            ]
        )
    )
    func `each style has its own names`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        #expect(formatter(style).string(from: 3_725) == text)
    }

    @Test func `units and separators are those of the locale`() {
        #expect(formatter(.full, locale: "de_DE").string(from: 3_725) == "1 Stunde, 2 Minuten und 5 Sekunden")
        #expect(formatter(.full, locale: "ja_JP").string(from: 3_725) == "1時間 2分 5秒")
        #expect(formatter(.positional, locale: "da_DK").string(from: 3_725) == "1.02.05")
        #expect(formatter(.spellOut, locale: "fr_FR").string(from: 7_200) == "deux\u{A0}heures")
    }

    @Test func `zeros are omitted as requested`() {
        let clock = formatter(.positional, [.hour, .minute, .second])
        #expect(clock.string(from: 3_610) == "1:00:10")
        #expect(clock.string(from: 45) == "45")
        #expect(clock.string(from: 0) == "0")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 45) == "00:00:45")
        let names = formatter(.abbreviated, [.day, .hour, .minute, .second])
        #expect(names.string(from: 3_610) == "1h 10s")
        #expect(names.string(from: 0) == "0s")
        names.zeroFormattingBehavior = .dropLeading
        #expect(names.string(from: 600) == "10m 0s")
        names.zeroFormattingBehavior = .dropTrailing
        #expect(names.string(from: 600) == "0d 0h 10m")
        names.zeroFormattingBehavior = .dropMiddle
        #expect(names.string(from: 86_410) == "1d 10s")
        names.zeroFormattingBehavior = .pad
        #expect(names.string(from: 10) == "0d 0h 0m 10s")
    }

    @Test func `the number of units is limited, and the largest can be collapsed`() {
        let names = formatter(.abbreviated)
        names.maximumUnitCount = 2
        #expect(names.string(from: 93_784) == "1d 2h")
        names.maximumUnitCount = 0
        names.collapsesLargestUnit = true
        #expect(names.string(from: 63) == "63s")
        #expect(names.string(from: 123) == "2m 3s")
    }

    @Test func `a fraction of the smallest unit is shown if requested`() {
        let hours = formatter(.abbreviated, .hour)
        #expect(hours.string(from: 5_400) == "1h")
        hours.allowsFractionalUnits = true
        #expect(hours.string(from: 5_400) == "1.5h")
        #expect(hours.string(from: -5_400) == "-1.5h")
    }

    @Test func `a negative amount has one sign`() {
        #expect(formatter(.positional).string(from: -3_725) == "-1:02:05")
        #expect(formatter(.abbreviated).string(from: -3_725) == "-1h 2m 5s")
    }

    @Test func `days and longer units come before a clock`() {
        #expect(formatter(.positional).string(from: 93_784) == "1d 2:03:04")
        #expect(formatter(.positional, [.month, .day]).string(from: 40 * 86_400) == "1mo 9d")
    }

    @Test func `date components are divided into the allowed units, or keep their own`() {
        #expect(formatter(.abbreviated).string(from: DateComponents(minute: 90)) == "90m")
        #expect(formatter(.abbreviated, [.hour, .minute]).string(from: DateComponents(minute: 90)) == "1h 30m")
        #expect(formatter(.abbreviated).string(from: DateComponents()) == "0s")
        #expect(formatter(.full).string(for: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `an interval that is no number has no text`(_ interval: TimeInterval) {
        #expect(formatter(.full).string(from: interval) == nil)
    }

    @Test func `the time between two dates has the length of its months`() throws {
        let start = try Date("2024-02-01T00:00:00Z", strategy: .iso8601)
        let end = try Date("2024-03-02T00:00:00Z", strategy: .iso8601)
        #expect(formatter(.full).string(from: start, to: end) == "1 month, 1 day")
    }

    @Test func `a range of dates is formatted in components`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = try Date("2024-01-01T00:00:00Z", strategy: .iso8601)
        let range = start..<start + (120 * 86_400 + 3_725)
        func text(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>?) -> String
        {
            let english = Locale(identifier: "en_US")
            return range.formatted(.components(style: style, fields: fields).locale(english).calendar(calendar))
        }
        #expect(text(.wide, [.week, .day]) == "17 weeks, 1 day")
        #expect(text(.condensedAbbreviated, [.day, .hour]) == "120d 1h")
        #expect(text(.narrow, [.day]) == "120days")
        #expect(text(.abbreviated, [.day, .second]) == "120 days, 3,725 sec")
        #expect(text(.spellOut, [.week]) == "seventeen weeks")
        let duration = (start..<start + 7_745).formatted(.timeDuration.locale(Locale(identifier: "en_US")))
        #expect(duration == "2:09:05")
    }
}
