import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct ProportionHTMLTests {
    private func html<Content: View>(_ content: Content) -> String {
        let tree = ViewTree(content)
        // Says along which axes elements expand.
        _ = tree.document.takePatches()
        var writer = HTMLWriter()
        for element in tree.document.root.children { writer.write(ElementSnapshot(element)) }
        return writer.text
    }

    @Test func `what expands is wrapped in a box with its proportion`() {
        #expect(html(Color.red.aspectRatio(2, contentMode: .fit)).contains("layer ratio fill-x ra-2"))
        #expect(html(Circle().scaledToFill()).contains("ratio-fill fill-x fill-y ra-1"))
        #expect(!html(Text("A").aspectRatio(2, contentMode: .fit)).contains("ratio"))
        #expect(!html(Color.red.aspectRatio(.nan, contentMode: .fit)).contains("ratio"))
    }

    @Test func `a material blurs what is behind it`() {
        let rule = StyleClass(.background, .semantic(.thinMaterial, opacity: 1)).rule
        #expect(rule == ".bg-thinMaterial{background-color:var(--thinMaterial);backdrop-filter:var(--material-filter)}")
    }

    @Test func `a group is read as its view says`() {
        let row = HStack { Text("A") }
        #expect(html(row.accessibilityElement(children: .ignore).accessibilityLabel("B")).contains("role=img"))
        let combined = html(row.accessibilityElement(children: .combine))
        #expect(combined.contains("role=group aria-labelledby=e"))
        #expect(html(row.accessibilityElement(children: .contain)).contains("role=group"))
        #expect(!html(row).contains("role"))
    }

    @Test func `what is pressed is no image, and what is in it is hidden beside its control`() {
        let pressed = Text("A").onTapGesture {}.accessibilityElement(children: .ignore)
        let labeled = html(pressed.accessibilityLabel("B"))
        #expect(!labeled.contains("role=img") && labeled.contains("role=group"))
        #expect(labeled.contains("class=activator></span><div"))
        #expect(labeled.contains("aria-hidden=true"))
        // Without a label, the texts are the name of the control.
        let unlabeled = html(pressed)
        #expect(!unlabeled.contains("img") && !unlabeled.contains("aria-hidden"))
    }

    @Test func `a guide is on the outermost node`() {
        let text = html(Text("A").alignmentGuide(.leading) { _ in 5 }.padding().background(.red).padding())
        #expect(text.contains("layer pad-t pad-l"))
        #expect(text.hasPrefix("<div"))
        let first = text.prefix { $0 != ">" }
        #expect(first.contains("guided gx-leading") && first.contains("ux-m5") && first.contains("uw-0"))
    }
}
