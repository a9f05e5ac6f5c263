import EvergreenFoundation
import Foundation
import Testing

struct RelativeDateTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        return formatter
    }

    @Test(
        arguments: zip(
            [-0.4, -45, -119, -120, 3_600, -86_400, 1_209_600, -6_048_000, 69_120_000] as [TimeInterval],
            [
                "in 0 seconds", "45 seconds ago", "1 minute ago", "2 minutes ago", "in 1 hour", "1 day ago",
                "in 2 weeks",
                "2 months ago", "in 2 years",
            ]
        )
    )
    func `the largest unit that has passed is shown`(_ interval: TimeInterval, _ text: String) {
        #expect(formatter().localizedString(for: now + interval, relativeTo: now) == text)
        #expect(formatter().localizedString(fromTimeInterval: interval).isEmpty == false)
    }

    @Test func `dates have names if requested`() {
        let formatter = formatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter.localizedString(from: DateComponents(month: 0, weekOfMonth: 1)) == "next week")
        #expect(formatter.localizedString(from: DateComponents(day: 3)) == "in 3 days")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    }

    @Test func `units have styles`() {
        let formatter = formatter()
        let components = DateComponents(month: -2)
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: components) == "2 mo. ago")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: components) == "2mo ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: components) == "two months ago")
    }

    @Test func `the text is in the language of the locale`() {
        #expect(formatter("de_DE").localizedString(from: DateComponents(hour: -3)) == "vor 3 Stunden")
        #expect(formatter("pl_PL").localizedString(from: DateComponents(day: 5)) == "za 5 dni")
        #expect(formatter("ar_EG").localizedString(from: DateComponents(day: -2)).contains("يوم"))
    }

    @Test func `a formatter formats dates and components, and no other objects`() {
        #expect(formatter().string(for: Date.now - 7_300) == "2 hours ago")
        #expect(formatter().string(for: DateComponents(year: 1)) == "in 1 year")
        #expect(formatter().string(for: "yesterday") == nil)
    }

    @Test func `several threads can format at the same time`() async {
        await withTaskGroup(of: String.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let formatter = RelativeDateTimeFormatter()
                    formatter.locale = Locale(identifier: index % 2 == 0 ? "en_US" : "de_DE")
                    formatter.unitsStyle = .spellOut
                    return formatter.localizedString(from: DateComponents(day: -3))
                }
            }
            for await text in group { #expect(text == "three days ago" || text == "vor drei Tagen") }
        }
    }
}
