import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct TextLineTests {
    private func style(_ view: some View) -> [StyleValue] { textStyles(of: view).last ?? [] }

    @Test func `underlines and strikethroughs have patterns and colors`() {
        #expect(style(Text("a").underline()) == [.lines(below: true, through: false)])
        #expect(
            style(Text("a").strikethrough(pattern: .dash, color: .red))
                == [.lines(below: false, through: true), .linePattern(.dashed), .lineColor(Color.red.paint)]
        )
        #expect(
            style(Text("a").strikethrough(color: .red).underline(pattern: .dot))
                == [.lines(below: true, through: true), .linePattern(.dotted)]
        )
    }

    @Test func `a text's own underline overrides the inherited one`() {
        #expect(style(VStack { Text("a") }.underline(color: .blue)).contains(.lineColor(Color.blue.paint)))
        #expect(style(VStack { Text("a").underline(false) }.underline()).isEmpty)
        #expect(style(VStack { Text("a") }.underline().underline(false)) == [.lines(below: true, through: false)])
    }

    @Test func `fonts have leading, small caps and widths`() {
        var description = FontDescription(textStyle: .body)
        description.leading = .tight
        description.capitals = .all
        description.width = .condensed
        #expect(style(Text("a").font(.body.leading(.tight).smallCaps().width(.condensed))) == [.font(description)])
        #expect(style(Text("a").font(.body.leading(.standard))) == [.font(FontDescription(textStyle: .body))])
        #expect(style(Text("a").fontWidth(.expanded)) == style(VStack { Text("a") }.fontWidth(.expanded)))
    }

    @Test func `numbers are formatted with a specifier`() {
        let value = 3.14159
        #expect(Screen { Text("\(value, specifier: "%.2f") pi") }.texts == ["3.14 pi"])
        #expect(Screen { Text("\(7, specifier: "%03d")") }.texts == ["007"])
        #expect(Screen { Text("\(-255, specifier: "%x")") }.texts == ["ffffffffffffff01"])
        #expect(Screen { Text("\(value, specifier: "%d")") }.texts == ["3"])
        #expect(Screen { Text("\(2, specifier: "%.1f")") }.texts == ["2.0"])
        #expect(
            Screen { Text("\(value, specifier: "%.2f")").environment(\.locale, Locale(identifier: "de_DE")) }.texts
                == ["3,14"]
        )
    }

    @Test(arguments: ["%s", "%@", "%", "", "%n", "%d %d", "%*d", "%.999999f"])
    func `an invalid format specifier is ignored`(specifier: String) {
        #expect(Screen { Text("\(7, specifier: specifier)") }.texts == ["7"])
    }

    @Test func `ScaledMetric scales with the type size`() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .title) private var length = 17.0
            @ScaledMetric private var other: CGFloat = 34

            var body: some View { Text(verbatim: "\(length.rounded()) \(other.rounded())") }
        }
        #expect(Screen { Scaled() }.texts == ["17.0 34.0"])
        #expect(Screen { Scaled().dynamicTypeSize(.accessibility5) }.texts == ["53.0 106.0"])
        #expect(Screen { Scaled().dynamicTypeSize(.xSmall) }.texts == ["14.0 28.0"])
    }
}
