import EvergreenDocument
import Testing

@testable import EvergreenWeb

struct ImageGraphicTests {
    private func html(_ graphic: Graphic) -> String {
        var writer = HTMLWriter()
        let traits = DrawingTraits(.points, [graphic])
        writer.write(ElementHTML(id: ElementID(rawValue: 3), description: ElementDescription(.drawing(traits))).html)
        return writer.text
    }

    private func symbol(_ place: ImageGraphic.Place, style: [StyleValue] = []) -> Graphic {
        .image(ImageGraphic(.symbol(name: "star", isDecorative: false), style: style, place, opacity: 0.5))
    }

    private let rect = GraphicRect(x: 1, y: 2, width: 48, height: 12)

    @Test func `a symbol has its text size or is stretched to a rectangle`() {
        let hung = html(symbol(.at(GraphicPoint(x: 10, y: 20), anchor: StyleAnchor(x: 1, y: 0.5))))
        #expect(hung.contains(#"<g opacity=0.5><g transform="matrix(1 0 0 1 10 20)"><use"#))
        #expect(hung.contains(#"x=-1.25em y=-0.625em width=1.25em height=1.25em"#))
        #expect(html(symbol(.within(rect))).contains(#"width=24 height=24 transform="matrix(2 0 0 0.5 1 2)""#))
        let large = html(symbol(.at(GraphicPoint(x: 0, y: 0), anchor: .center), style: [.imageScale(.large)]))
        #expect(large.contains(#"width=1.625em"#))
    }

    @Test func `an image fills its rectangle or is anchored at a point`() {
        func picture(_ place: ImageGraphic.Place) -> String {
            html(.image(ImageGraphic(.remote(address: "a.png", scale: 2), style: [], place)))
        }
        #expect(picture(.within(rect)).contains(#"preserveAspectRatio=none x=1 y=2 width=48 height=12"#))
        let hung = picture(.at(GraphicPoint(x: 10, y: 20), anchor: StyleAnchor(x: 0, y: 1)))
        #expect(hung.contains(#"transform="matrix(0.5 0 0 0.5 10 20)""#) && hung.contains("hung anchored"))
    }

    @Test func `a missing image is a gray area`() {
        let missing = html(.image(ImageGraphic(.placeholder, style: [], .within(rect))))
        #expect(missing.contains(#"d="M1 2L49 2L49 14L1 14Z" fill="var(--fill)""#))
        let hung = ImageGraphic(.placeholder, style: [], .at(GraphicPoint(x: 0, y: 0), anchor: .center))
        #expect(!html(.image(hung)).contains("path"))
    }

    @Test func `a template image is filled with its color`() {
        let text = html(symbol(.within(rect)).with([.stencil(.semantic(.red, opacity: 1))]))
        #expect(text.contains("feFlood") && text.contains(#"in2=SourceGraphic operator=in"#))
    }
}
