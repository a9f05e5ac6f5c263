import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// The locale and layout direction of a window and its views.
@MainActor
struct LocaleTests {
    private struct Direction: View {
        @Environment(\.layoutDirection) private var direction
        var body: some View { Text(verbatim: direction.rawValue) }
    }

    private struct Days: View {
        @Environment(\.calendar) private var calendar
        var body: some View { Text(verbatim: "\(calendar.identifier) \(calendar.firstWeekday)") }
    }

    private struct Ages: View {
        @State private var text = ""
        private let formatter = RelativeDateTimeFormatter()

        private var age: String { formatter.localizedString(from: DateComponents(hour: -3)) }

        var body: some View {
            Text(verbatim: age)
            Text(verbatim: Measurement(value: 38, unit: UnitTemperature.celsius).formatted())
            Text(Measurement(value: 58, unit: UnitLength.kilometers), format: .measurement(width: .wide))
            Text(verbatim: text)
            Button("In a task") { Task { text = ListFormatter.localizedString(byJoining: [age, age]) } }
        }
    }

    @Test func `formatters in bodies, actions and their tasks use the user's locale`() async throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        let screen = Screen(environment: environment) { Ages() }
        #expect(screen.texts.prefix(3) == ["vor 3 Stunden", "38 °C", "58 Kilometer"])
        try screen.find(.button, "In a task").tap()
        try await screen.wait { screen.texts.contains("vor 3 Stunden und vor 3 Stunden") }
        environment.locale = Locale(identifier: "en_US")
        #expect(Screen(environment: environment) { Ages() }.texts.prefix(3) == ["3 hours ago", "100°F", "36 miles"])
    }

    @Test func `numbers and dates follow the user's locale`() {
        let date = Date(timeIntervalSince1970: 978_307_200)
        let screen = Screen {
            Text(1234.5, format: .number)
            Text("\(1234)")
            LabeledContent("Day", value: date, format: .dateTime.day().month(.wide).year())
            TextField("Price", value: .constant(1234.5), format: .number)
        }
        screen.timeZone = .gmt
        screen.locale = Locale(identifier: "de_AT")
        #expect(screen.texts.contains("1. Jänner 2001"))
        screen.locale = Locale(identifier: "en_DE")
        #expect(screen.texts[..<2] == ["1.234,5", "1.234"])
        #expect(screen.texts.contains { $0.hasSuffix("January 2001") })
        #expect(screen.outline.contains("1.234,5"))
    }

    @Test func `a localized string follows the window's locale, in bodies and actions`() throws {
        struct Strings: View {
            @Environment(\.locale) private var locale
            @State private var acted = ""

            var body: some View {
                Text(verbatim: String(localized: "\(1234) **points** in \(locale.identifier)"))
                Text(verbatim: String(localized: "\(1234)", locale: Locale(identifier: "en_US")))
                Text(verbatim: acted)
                Button("Act") { acted = String(localized: "\(5678)") }
            }
        }
        let screen = Screen { Strings() }
        screen.locale = Locale(identifier: "de_DE")
        #expect(screen.texts[..<2] == ["1.234 **points** in de_DE", "1,234"])
        try screen.find(.button, "Act").tap()
        #expect(screen.texts.contains("5.678"))
    }

    @Test func `a task started in a view has the window's locale`() async throws {
        struct Asking: View {
            let ask: @MainActor (String) -> Void

            var body: some View { Text("Asking").onAppear { Task { ask(String(localized: "\(1234)")) } } }
        }
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        var tree: ViewTree?
        let answer: String = await withCheckedContinuation { continuation in
            let shown = ViewTree(Asking { continuation.resume(returning: $0) }, environment: environment)
            shown.update()
            tree = shown
        }
        #expect(answer == "1.234")
        tree?.close()
    }

    @Test func `outside of a window, a localized string has the process's locale`() {
        let number = 1234.formatted(.number.locale(.current))
        #expect(String(localized: "\(1234) points") == "\(number) points")
        #expect(String(localized: "unknown", table: "None", bundle: .main, comment: "For nobody") == "unknown")
    }

    @Test func `the calendar follows the locale and the user's time zone`() {
        let screen = Screen { Days() }
        screen.locale = Locale(identifier: "en_US")
        #expect(screen.texts == ["gregorian 1"])
        screen.locale = Locale(identifier: "en_DE")
        #expect(screen.texts == ["gregorian 2"])
        screen.locale = Locale(identifier: "fa_IR")
        #expect(screen.texts.first?.hasPrefix("persian") == true)
    }

    @Test func `the layout direction follows the language unless a view sets it`() {
        let screen = Screen {
            Direction()
            Direction().environment(\.layoutDirection, .leftToRight)
            Direction().environment(\.locale, Locale(identifier: "he"))
        }
        #expect(screen.texts == ["leftToRight", "leftToRight", "leftToRight"])
        screen.locale = Locale(identifier: "ar_EG")
        #expect(screen.texts == ["rightToLeft", "leftToRight", "rightToLeft"])
    }

    private func notes<Content: View>(_ content: Content, locale: String = "en") -> [[ElementNote]] {
        var traits = WindowTraits()
        traits.locale = Locale(identifier: locale)
        let tree = ViewTree(content, start: WindowStart(traits: traits))
        return [tree.document.root.description.attributes.notes]
            + tree.document.root.children.map(\.description.attributes.notes)
    }

    @Test func `elements have language and direction attributes`() {
        #expect(
            notes(Text("A"), locale: "ar_EG") == [[.language("ar-EG"), .layoutDirection(.rightToLeft)], []]
        )
        #expect(notes(Text("A"), locale: "zh_Hant_TW")[0].first == .language("zh-Hant-TW"))
        #expect(
            notes(
                Text("A").environment(\.layoutDirection, .rightToLeft).environment(
                    \.locale,
                    Locale(identifier: "de_AT")
                )
            )
            .last == [.language("de-AT"), .layoutDirection(.rightToLeft)]
        )
    }

    @Test func `the innermost layout direction wins`() {
        let views = Text("A").environment(\.layoutDirection, .rightToLeft).environment(\.layoutDirection, .leftToRight)
        let screen = Screen {
            Direction().environment(\.layoutDirection, .rightToLeft).environment(\.layoutDirection, .leftToRight)
        }
        #expect(screen.texts == ["rightToLeft"])
        #expect(notes(views).last == [.layoutDirection(.rightToLeft)])
    }

    @Test func `a change of traits keeps the language`() throws {
        var traits = WindowTraits()
        traits.locale = Locale(identifier: "ar")
        let tree = ViewTree(Direction(), start: WindowStart(traits: traits))
        var dark = WindowTraits()
        dark.colorScheme = .dark
        try tree.handle(.changeTraits(dark), on: tree.document.root.id)
        tree.update()
        #expect(tree.document.root.texts == ["rightToLeft"])
        #expect(tree.traits.colorScheme == .dark)
    }

    @Test func `Evergreen's standard texts are localized`() {
        let screen = Screen {
            EditButton().environment(\.editMode, .constant(.inactive))
            EditButton().environment(\.locale, Locale(identifier: "fr_CA"))
        }
        screen.locale = Locale(identifier: "de_CH")
        #expect(screen.texts == ["Bearbeiten", "Modifier"])
        screen.locale = Locale(identifier: "ja")
        #expect(screen.texts == ["Edit", "Modifier"])
        for word in StandardText.allCases {
            let texts = StandardText.languages.map(word.text(in:))
            #expect(texts.allSatisfy { !$0.isEmpty && $0.contains("%@") == texts[0].contains("%@") }, "\(word)")
        }
    }
}
