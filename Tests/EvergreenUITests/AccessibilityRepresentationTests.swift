import EvergreenDocument
import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct AccessibilityRepresentationTests {
    private struct Rating: View {
        @State private var stars = 3.0

        var body: some View {
            Text("\(Int(stars)) stars")
                .accessibilityRepresentation { Slider(value: $stars, in: 0...5, step: 1) { Text("Rating") } }
        }
    }

    @Test func `an accessibility representation performs the view's action`() throws {
        let screen = Screen { Rating() }
        try screen.find(.slider).slide(to: 5)
        #expect(screen.texts.first == "5 stars")
    }

    @Test func `assistive technology skips the view, and the representation is visually hidden`() {
        var isHidden = false
        var slider: Element?
        let tree = ViewTree(Rating())
        tree.document.root.visit { element in
            if element.description.kind == .text("3 stars") {
                isHidden = element.description.attributes.notes.contains(.hidden)
            }
            if case .slider = element.description.kind { slider = element }
        }
        #expect(isHidden)
        var around = slider
        while let element = around, !element.description.style.contains(.outOfSight) { around = element.parent }
        #expect(around != nil)
    }
}
