import EvergreenDocument
@testable import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Inline images in texts, and formatter interpolations.
@MainActor
struct TextImageTests {
    /// The parts of the first text: images by name in brackets.
    private func parts(_ view: some View) -> [String] {
        let screen = Screen { view }
        var parts: [String] = []
        screen.tree.document.root.visit { element in
            guard case .richText(let runs) = element.description.kind else { return }
            parts += runs.map { run in
                if case .symbol(let name, _)? = run.image { "[\(name)]" } else { run.text }
            }
        }
        return parts
    }

    @Test func `a text has inline images`() {
        #expect(parts(Text(Image(systemName: "star"))) == ["[star]"])
        #expect(parts(Text(Image(systemName: "star")) + Text(" Favorites")) == ["[star]", " Favorites"])
        #expect(parts(Text("More \(Image(systemName: "chevron.forward"))")) == ["More ", "[chevron.forward]"])
        #expect(
            parts(Text("\(Text(Image(systemName: "a"))) **and** \(Image(systemName: "b")) \(3)").bold())
                == ["[a]", " ", "and", " ", "[b]", " 3"]
        )
        #expect(parts(Button("Go \(Image(systemName: "star"))") {}) == ["Go ", "[star]"])
    }

    @Test func `a text converted to a string has no images`() {
        let screen = Screen {
            NavigationStack { Text("Page").navigationTitle(Text("Title \(Image(systemName: "star"))")) }
            Text("a").accessibilityIdentifier("a").accessibilityLabel("Name \(Image(systemName: "star"))")
        }
        #expect(screen.findAll(.navigationBar).map(\.label) == ["Title "])
        #expect(screen.findAll(identifier: "a").map(\.label) == ["Name "])
    }

    @Test func `a formatter formats dates and numbers`() {
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.timeZone = TimeZone(identifier: "UTC")
        dates.dateFormat = "yyyy-MM-dd"
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US_POSIX")
        numbers.minimumFractionDigits = 2
        let date = Date(timeIntervalSince1970: 0)
        let none: Formatter? = nil
        let screen = Screen {
            Text(date, formatter: dates)
            Text("Item at \(date, formatter: dates)")
            Text(NSNumber(value: 2.5), formatter: numbers)
            Text("\(NSNumber(value: 2), formatter: numbers) or \(NSNumber(value: 2), formatter: none)")
            Text(date, formatter: numbers)
        }
        #expect(screen.texts == ["1970-01-01", "Item at 1970-01-01", "2.50", "2.00 or 2", ""])
    }
}
