import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct ProportionHTMLTests {
    private func html<Content: View>(_ content: Content) -> String {
        let tree = ViewTree(content)
        // HTML of expansion and aspect ratios.
        _ = tree.document.takePatches()
        var writer = HTMLWriter()
        for element in tree.document.root.children { writer.write(ElementSnapshot(element)) }
        return writer.text
    }

    @Test func `an expanding view is wrapped in a box with its aspect ratio`() {
        #expect(html(Color.red.aspectRatio(2, contentMode: .fit)).contains("layer ratio fill-x ra-2"))
        #expect(html(Circle().scaledToFill()).contains("ratio-fill fill-x fill-y ra-1"))
        #expect(!html(Text("A").aspectRatio(2, contentMode: .fit)).contains("ratio"))
        #expect(!html(Color.red.aspectRatio(.nan, contentMode: .fit)).contains("ratio"))
    }

    @Test func `a material has a backdrop filter`() {
        let rule = StyleClass(.background, .semantic(.thinMaterial, opacity: 1)).rule
        #expect(rule == ".bg-thinMaterial{background-color:var(--thinMaterial);backdrop-filter:var(--material-filter)}")
    }

    @Test func `a group has the role of its accessibility children behavior`() {
        let row = HStack { Text("A") }
        #expect(html(row.accessibilityElement(children: .ignore).accessibilityLabel("B")).contains("role=img"))
        let combined = html(row.accessibilityElement(children: .combine))
        #expect(combined.contains("role=group aria-labelledby=e"))
        #expect(html(row.accessibilityElement(children: .contain)).contains("role=group"))
        #expect(!html(row).contains("role"))
    }

    @Test func `a tappable view is not an image, and its content is hidden beside its activator`() {
        let pressed = Text("A").onTapGesture {}.accessibilityElement(children: .ignore)
        let labeled = html(pressed.accessibilityLabel("B"))
        #expect(!labeled.contains("role=img") && labeled.contains("role=group"))
        #expect(labeled.contains("class=activator></span><div"))
        #expect(labeled.contains("aria-hidden=true"))
        // Without a label, the texts label the activator.
        let unlabeled = html(pressed)
        #expect(!unlabeled.contains("img") && !unlabeled.contains("aria-hidden"))
    }

    @Test func `an alignment guide is on the outermost node`() {
        let text = html(Text("A").alignmentGuide(.leading) { _ in 5 }.padding().background(.red).padding())
        #expect(text.contains("layer pad-t pad-l"))
        #expect(text.hasPrefix("<div"))
        let first = text.prefix { $0 != ">" }
        #expect(first.contains("guided gx-leading") && first.contains("ux-m5") && first.contains("uw-0"))
    }
}
