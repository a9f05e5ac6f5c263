import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct GestureHTMLTests {
    private func html(_ gesture: GestureTraits, _ change: (inout ElementDescription) -> Void = { _ in }) -> String {
        var description = ElementDescription(.gestureArea(gesture))
        change(&description)
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 5), description: description).html) { _ in }
        return writer.text
    }

    @Test func `a gesture area has a button for keyboard users`() {
        #expect(
            html(.taps(count: 2))
                == #"<div id=e5 data-gesture="taps 2" class=gesture><span role=button tabindex=0 data-on=tap "#
                + #"aria-labelledby=e5 class=activator></span></div>"#
        )
        #expect(html(.press(milliseconds: 500, distance: 10)).contains(#"data-on=press aria-labelledby=e5"#))
        #expect(html(.menu).contains(#"data-on=menu aria-label=Actions aria-describedby=e5"#))
    }

    @Test func `an accessibility action has a labeled button and no pointer gesture`() {
        let html = html(.action(name: "Archive"))
        #expect(html.contains(#"data-on=tap aria-label=Archive aria-describedby=e5"#))
        #expect(!html.contains("data-gesture"))
        #expect(self.html(.action(name: nil)).contains(#"data-on=tap aria-labelledby=e5"#))
    }

    @Test func `a custom gesture has its recognizers, their parameters and its priority`() {
        let recognizers: [Recognizer] = [
            .taps(count: 2, space: .global), .press(milliseconds: 500, distance: 10),
            .drag(distance: 4.5, space: .element(ElementID(rawValue: 9))), .magnification(threshold: 0.01),
        ]
        let area = html(.recognizers(RecognizerTraits(recognizers: recognizers, priority: .high)))
        #expect(area.contains(#"data-gesture="taps 2 -1;press 500 10;drag 4.5 9;magnify 0.01""#))
        #expect(area.contains(#"data-priority=high"#) && area.contains(#"data-on=tap"#))
        #expect(area.contains("unscrolled") && area.contains("dragged"))
    }

    @Test func `touch scrolls an area whose drag follows another gesture`() {
        let drag = Recognizer.drag(distance: 10, space: .local)
        let area = html(.recognizers(RecognizerTraits(recognizers: [drag], scrollsAtFirst: true)))
        #expect(!area.contains("unscrolled") && area.contains("dragged") && !area.contains("activator"))
        #expect(!html(.recognizers(RecognizerTraits(recognizers: []))).contains("data-gesture"))
    }

    @Test func `hover and key areas have no activator`() {
        #expect(!html(.hover).contains("activator"))
        #expect(!html(.keys(KeyTraits(filter: .all, phases: [.down]))).contains("activator"))
    }

    @Test func `disabled and hidden areas have no activator`() {
        #expect(!html(.taps(count: 1)) { $0.attributes.isDisabled = true }.contains("activator"))
        #expect(!html(.taps(count: 1)) { $0.attributes.notes = [.hidden] }.contains("activator"))
    }
}
