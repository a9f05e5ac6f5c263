import EvergreenDocument
import Testing

@testable import EvergreenWeb

struct SlicedImageHTMLTests {
    private func html(_ source: ImageSource, _ slices: ImageSlices?) -> HTML {
        let style: [StyleValue] = [.resizable(.stretch)] + (slices.map { [.imageSlices($0)] } ?? [])
        return ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(.image(source), style: style))
            .html
    }

    @Test func `an image with cap insets has a node for its parts`() throws {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3.5, trailing: -4)
        let remote = ImageSource.remote(address: "https://example.com/a.png", scale: 2)
        let html = html(remote, ImageSlices(insets: insets, isTiled: false))
        #expect(html.tag == .span)
        #expect(html.classes.text == "picture sliced resizable fit-stretch")
        guard case .node(let image)? = html.content.first, case .node(let slices)? = html.content.last else {
            Issue.record("no nodes")
            return
        }
        #expect(image.tag == .img)
        #expect(image[.srcset] == "https://example.com/a.png 2x")
        #expect(slices[.dataSlices] == "stretch 1 0 3.5 2")
    }

    @Test func `an image that is resized as a whole is one node`() {
        let remote = ImageSource.remote(address: "https://example.com/a.png", scale: 1)
        #expect(html(remote, nil).tag == .img)
        #expect(html(.placeholder, ImageSlices(insets: EdgeInsets(), isTiled: true)).content.isEmpty)
    }
}
