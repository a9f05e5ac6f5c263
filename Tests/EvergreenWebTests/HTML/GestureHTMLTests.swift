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

    @Test func `an area that notices a gesture has a button that makes it by keyboard`() {
        #expect(
            html(.taps(count: 2))
                == #"<div id="e5" data-gesture="taps 2" class="gesture"><span role="button" tabindex="0" data-on="tap" "#
                + #"aria-labelledby="e5" class="activator"></span></div>"#
        )
        #expect(html(.press(milliseconds: 500, distance: 10)).contains(#"data-on="press" aria-labelledby="e5""#))
        #expect(html(.menu).contains(#"data-on="menu" aria-label="Actions" aria-describedby="e5""#))
    }

    @Test func `an area that notices a pointer or keys has no such button`() {
        #expect(!html(.hover).contains("activator"))
        #expect(!html(.keys(KeyTraits(filter: .all, phases: [.down]))).contains("activator"))
    }

    @Test func `an area that is disabled or hidden has no such button`() {
        #expect(!html(.taps(count: 1)) { $0.attributes.isDisabled = true }.contains("activator"))
        #expect(!html(.taps(count: 1)) { $0.attributes.notes = [.hidden] }.contains("activator"))
    }
}
