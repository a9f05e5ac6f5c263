import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct TextStyleTests {
    private func style(_ view: some View) -> [StyleValue] { textStyles(of: view).last ?? [] }

    @Test func `inherited text styles apply unless the text overrides them`() {
        #expect(
            style(VStack { Text("A").italic(false) }.italic().bold().underline())
                == [.font(FontDescription(weight: .bold)), .lines(below: true, through: false)]
        )
        #expect(
            style(Text("A").monospaced().strikethrough()) == style(Group { Text("A") }.monospaced().strikethrough())
        )
    }

    @Test func `line limit, alignment and case are inherited`() {
        #expect(
            style(VStack { Text("A") }.lineLimit(2).multilineTextAlignment(.center).textCase(.uppercase))
                == [.lineLimit(2), .textAlignment(.center), .textCase(.uppercase)]
        )
    }

    @Test func `concatenated texts keep their own styles and get the common ones`() throws {
        let screen = Screen { (Text("Hello ") + Text("World").bold()).italic() }
        #expect(screen.texts == ["Hello World"])
        var runs: [TextRun] = []
        ViewTree((Text("Hello ") + Text("World").bold()).italic()).document.root.visit { element in
            if case .richText(let found) = element.description.kind { runs = found }
        }
        var italic = FontDescription()
        italic.isItalic = true
        #expect(
            runs == [
                TextRun(text: "Hello ", style: [.font(italic)]),
                TextRun(text: "World", style: [.font(italic.with(.bold))]),
            ]
        )
    }

    @Test func `redacted texts are masked unless unredacted`() {
        let screen = Screen {
            VStack {
                Text("Secret word")
                Text("Title").unredacted()
            }
            .redacted(reason: .placeholder)
            Text("Balance").privacySensitive().redacted(reason: .privacy)
            Text("Open").redacted(reason: .privacy)
        }
        #expect(screen.texts == ["██████ ████", "Title", "███████", "Open"])
    }

    @Test func `a date is formatted as a day or a time`() {
        let date = Date(timeIntervalSince1970: 1_000_000_000)
        let screen = Screen {
            VStack {
                Text(date, style: .date)
                Text(date, style: .time)
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(screen.texts.first?.contains("2001") == true)
        #expect(screen.texts.last?.contains(":46") == true)
    }
}
