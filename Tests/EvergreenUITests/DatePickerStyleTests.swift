import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct DatePickerStyleTests {
    private struct Day: View {
        @State var date: Date
        var range: ClosedRange<Date> = .distantPast ... .distantFuture
        var components: DatePickerComponents = [.date, .hourAndMinute]

        var body: some View {
            Text(verbatim: date.ISO8601Format())
            DatePicker("Day", selection: $date, in: range, displayedComponents: components)
                .datePickerStyle(.graphical)
        }
    }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private func screen(_ day: Day) -> Screen {
        let screen = Screen { day }
        screen.locale = Locale(identifier: "en_US")
        screen.timeZone = .gmt
        return screen
    }

    @Test func `a graphical date picker selects a day and keeps the time`() throws {
        let screen = screen(Day(date: try date("2026-02-03T10:20:30Z")))
        try screen.find(.button, "Thursday, February 5, 2026").tap()
        #expect(screen.texts.first == "2026-02-05T10:20:30Z")
        try screen.find(.datePicker).choose(date: "11:45")
        #expect(screen.texts.first == "2026-02-05T11:45:00Z")
    }

    @Test func `a selected day is clamped to the range`() throws {
        let range = try date("2026-02-02T12:00:00Z")...date("2026-02-06T00:00:00Z")
        let screen = screen(Day(date: try date("2026-02-03T10:00:00Z"), range: range, components: .date))
        #expect(try !screen.find(.button, "Sunday, February 1, 2026").isEnabled)
        #expect(try !screen.find(.button, "Saturday, February 7, 2026").isEnabled)
        try screen.find(.button, "Monday, February 2, 2026").tap()
        #expect(screen.texts.first == "2026-02-02T12:00:00Z")
        try screen.find(.button, "Friday, February 6, 2026").tap()
        #expect(screen.texts.first == "2026-02-06T00:00:00Z")
        #expect(screen.findAll(.datePicker).isEmpty)
    }

    @Test func `a graphical picker for times is a field`() throws {
        let screen = screen(Day(date: try date("2026-02-03T10:20:00Z"), components: .hourAndMinute))
        #expect(screen.findAll(.button).isEmpty)
        #expect(try screen.find(.datePicker).value == "10:20")
    }

    @Test func `a field-style date picker has no browser calendar`() {
        let picker = DatePicker("Day", selection: .constant(.now)).datePickerStyle(.field)
        var styles: [StyleValue] = []
        ViewTree(picker).document.root.visit { styles += $0.description.style }
        #expect(styles == [.plainDateField])
    }

    private struct DayStyle: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: "\(configuration.minimumDate?.ISO8601Format() ?? "-")")
                Text(verbatim: configuration.displayedComponents == .date ? "day" : "other")
                Button("Next") { configuration.selection += 86_400 }
                DatePicker("Inner", selection: configuration.$selection, displayedComponents: .date)
            }
        }
    }

    @Test func `a custom style shows a date picker and sets its date`() throws {
        struct Styled: View {
            @State var date: Date

            var body: some View {
                Text(verbatim: date.ISO8601Format())
                DatePicker("Day", selection: $date, in: date..., displayedComponents: .date).datePickerStyle(DayStyle())
            }
        }
        let screen = Screen { Styled(date: Date(timeIntervalSince1970: 0)) }
        screen.timeZone = .gmt
        #expect(screen.texts.contains("Day") && screen.texts.contains("day"))
        #expect(screen.texts.contains("1970-01-01T00:00:00Z"))
        try screen.find(.button, "Next").tap()
        #expect(screen.texts.first == "1970-01-02T00:00:00Z")
        // The date picker within the style is the platform's.
        try screen.find(.datePicker).choose(date: "1970-01-05")
        #expect(screen.texts.first == "1970-01-05T00:00:00Z")
    }

    @Test func `a platform style replaces a custom style`() {
        let screen = Screen {
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
                .datePickerStyle(.compact)
                .datePickerStyle(DayStyle())
        }
        #expect(screen.findAll(.button).isEmpty && screen.findAll(.datePicker).count == 1)
    }

    private struct Wheels: View {
        @State var date: Date
        var range: ClosedRange<Date> = .distantPast ... .distantFuture
        var components: DatePickerComponents = .date

        var body: some View {
            Text(verbatim: date.ISO8601Format())
            DatePicker("Day", selection: $date, in: range, displayedComponents: components).datePickerStyle(.wheel)
        }
    }

    private func wheels(_ wheels: Wheels, in language: String = "en_US") -> Screen {
        let screen = Screen { wheels }
        screen.locale = Locale(identifier: language)
        screen.timeZone = .gmt
        return screen
    }

    @Test func `wheels select the parts of a date in the order of the language`() throws {
        let start = try date("2026-01-31T10:20:30Z")
        let english = wheels(Wheels(date: start))
        #expect(english.findAll(.picker).map(\.label) == ["Month", "Day", "Year"])
        let german = wheels(Wheels(date: start), in: "de_DE")
        #expect(german.findAll(.picker).map(\.label) == ["Tag", "Monat", "Jahr"])
        try english.find(.picker, "Year").select("2027")
        #expect(english.texts.first == "2027-01-31T10:20:30Z")
    }

    @Test func `a month without the selected day selects its last day`() throws {
        let screen = wheels(Wheels(date: try date("2026-01-31T10:20:30Z")))
        try screen.find(.picker, "Month").select("February")
        #expect(screen.texts.first == "2026-02-28T10:20:30Z")
    }

    @Test func `wheels select a time within the range`() throws {
        let range = try date("2026-01-31T09:00:00Z")...date("2026-01-31T18:00:00Z")
        let screen = wheels(Wheels(date: try date("2026-01-31T10:20:00Z"), range: range, components: .hourAndMinute))
        #expect(screen.findAll(.picker).map(\.label) == ["Hour", "Minute"])
        try screen.find(.picker, "Minute").select("05")
        #expect(screen.texts.first == "2026-01-31T10:05:00Z")
        try screen.find(.picker, "Hour").select("22")
        #expect(screen.texts.first == "2026-01-31T18:00:00Z")
    }
}
