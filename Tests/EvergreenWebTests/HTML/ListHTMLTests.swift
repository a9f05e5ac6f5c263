import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct ListHTMLTests {
    private func html(_ kind: ElementKind, _ style: [StyleValue]) -> HTML {
        ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(kind, style: style)).html
    }

    private let red = Paint.semantic(.red, opacity: 1)

    @Test func `separators have the colors of their edges`() {
        let row = html(.row, [.separatorTint(red, .top), .hiddenSeparators(.bottom)])
        #expect(row.classes.text == "row lined-top unlined-bottom lt1-red")
        #expect(row.classes.styles.map(\.rule) == [".lt1-red{--top-line:var(--red)}"])
        let section = html(.section, [.sectionSeparatorTint(red, .vertical), .hiddenSectionSeparators(.top)])
        #expect(
            section.classes.text
                == "section section-lined-top section-lined-bottom section-unlined-top lt2-red lb2-red"
        )
    }

    @Test func `spacings are clamped to non-negative lengths`() {
        #expect(html(.list, [.rowSpacing(-3)]).classes.styles.map(\.rule) == [".rs-0{--row-spacing:0px}"])
        #expect(html(.section, [.sectionSpacing(8)]).classes.styles.map(\.rule) == [".es-8{--section-spacing:8px}"])
    }

    @Test func `buttons have their border shapes`() {
        let button = ElementKind.button(ButtonTraits(prominence: .bordered))
        #expect(html(button, [.buttonShape(.capsule)]).classes.text == "button bordered shape-capsule")
        #expect(
            html(button, [.buttonShape(.roundedRectangle(radius: 4))]).classes.text == "button bordered r-4"
        )
    }
}
