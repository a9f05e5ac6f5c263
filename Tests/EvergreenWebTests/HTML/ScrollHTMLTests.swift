import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct ScrollHTMLTests {
    private func html(_ traits: ScrollTraits, _ style: [StyleValue] = []) -> HTML {
        let description = ElementDescription(.scroll(traits), style: style)
        return ElementHTML(id: ElementID(rawValue: 1), description: description).html
    }

    @Test func `scroll views say what the page has to tell, and where they begin`() {
        let html = html(
            ScrollTraits(
                vertical: true,
                target: StyleAnchor(x: 0.5, y: 0.25),
                start: StyleAnchor(x: .nan, y: 1)
            )
        )
        #expect(html[.dataScrollTarget] == "0.5 0.25")
        #expect(html[.dataScrollStart] == "0 1")
        #expect(self.html(ScrollTraits(vertical: true))[.dataScrollTarget] == nil)
    }

    @Test func `scroll views have the classes of how they scroll`() {
        let html = html(
            ScrollTraits(horizontal: true),
            [
                .hiddenScrollBars(horizontal: true, vertical: false), .noScrolling, .unclippedScrolling,
                .scrollSnapping(.targets(stopsAtEach: true)),
            ]
        )
        #expect(html.classes.text == "scroll scroll-x no-bar-x no-scrolling unclipped snaps snap-once")
    }

    @Test func `a page tells which element it was scrolled to`() throws {
        let message = try PageMessage(#"["e",3,5,"scroll",9]"#)
        #expect(message == .event(number: 3, element: ElementID(rawValue: 5), .scroll(to: ElementID(rawValue: 9))))
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",3,5,"scroll"]"#) }
    }
}
