import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

struct StyleLayersTests {
    private func html(_ kind: ElementKind, _ style: [StyleValue]) -> String {
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 5), description: ElementDescription(kind, style: style)).html)
        return writer.text
    }

    private let red = StyleValue.background(.semantic(.red, opacity: 1))

    @Test func `a padding and an outer background share one node`() {
        let insets = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        #expect(
            html(.text("A"), [.padding(insets), red]) == "<span id=e5 class=\"text pt-8 pb-8 bg-red\">A</span>"
        )
    }

    @Test func `a padding around a background adds a node`() {
        #expect(
            html(.text("A"), [red, .automaticPadding(.top)])
                == "<div id=e5 class=\"layer pad-t\"><span class=\"text bg-red\">A</span></div>"
        )
    }

    @Test func `a frame aligns its content`() {
        #expect(
            html(.text("A"), [.frame(FrameLayout(width: 120, maxWidth: .infinity, alignment: .topLeading))])
                == "<div id=e5 class=\"layer frame ax-leading ay-top fill-x w-120\"><span class=text>A</span></div>"
        )
    }

    @Test(arguments: [
        ElementKind.gestureArea(.hover), .coordinateSpace, .styled, .geometry(GeometryTraits(form: .observer)),
    ])
    func `box effects on an element without a box add a node`(kind: ElementKind) {
        #expect(html(kind, [.opacity(0.5)]).hasPrefix("<div id=e5 class=\"layer o-0_500\"><div id=c5"))
        // Inherited properties need no box.
        #expect(!html(kind, [.foreground(.semantic(.red, opacity: 1))]).contains("layer"))
    }

    @Test func `a circular progress view has a class for its fraction, and a linear one has none`() {
        #expect(html(.progress(fraction: 0.25), [.progress(.circular)]).contains("progress progress-circular fr-0_250"))
        #expect(!html(.progress(fraction: 0.25), [.progress(.linear)]).contains("fr-"))
    }

    @Test func `a control keeps its own box`() {
        let html = html(.button(ButtonTraits()), [red, .tint(.semantic(.blue, opacity: 0.5))])
        #expect(html.hasPrefix("<div id=e5 class=\"layer bg-red\"><button id=c5"))
        #expect(html.contains("class=\"button ti-blue_50\""))
    }

    @Test func `a row remains a child of its list`() {
        #expect(html(.row, [red, .automaticPadding(.top)]) == "<li id=e5 class=\"row pad-t bg-red\"></li>")
    }

    @Test func `the innermost font wins`() {
        let html = html(.text("A"), [.font(FontDescription(size: 20)), .font(FontDescription(size: 10))])
        #expect(html.contains("class=\"text fs-20\""))
    }
}
