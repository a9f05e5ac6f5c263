import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct PatchTranslationTests {
    /// The size of a frame on the wire: a header of 2 bytes for up to 125 bytes, of 4 for more.
    private func size(_ operations: [PageOperation]) -> Int {
        let bytes = PageFrame(number: 123_456, event: 123_456, operations: operations).text.utf8.count
        return bytes + (bytes < 126 ? 2 : 4)
    }

    @Test func `one changed text in a thousand rows is a frame of less than 60 bytes`() {
        let app = PlayersWindows(count: 1000)
        let window = app.open()
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        app.change { $0[999].score -= 1 }
        window.update()
        let operations = translation.takeOperations(of: window.document)
        #expect(operations.count == 1)
        #expect(size(operations) < 60, "\(size(operations)) bytes")
    }

    @Test func `one changed and moved row is a frame of less than 150 bytes`() {
        let app = PlayersWindows(count: 1000)
        let window = app.open()
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        app.change { $0[500].score += 300 }
        window.update()
        let operations = translation.takeOperations(of: window.document)
        #expect(operations.count == 2)
        #expect(size(operations) < 150, "\(size(operations)) bytes")
    }

    @Test func `a renamed stepper's buttons are addressed by path`() {
        let app = PlayersWindows(count: 1)
        let window = app.open()
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        app.change { $0[0].name = "Zoë" }
        window.update()
        let text = PageFrame(
            number: 1,
            event: 0,
            operations: translation.takeOperations(of: window.document)
        ).text
        #expect(text.contains(#",0,0],{"aria-label":"Decrement Score of Zoë"}]"#))
        #expect(text.contains(#",0,1],{"aria-label":"Increment Score of Zoë"}]"#))
    }

    @Test func `a style class's rule is sent once`() {
        let window = HandmadeWindow()
        let text = window.text("A")
        window.document.root.setChildren([text])
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        var rules: [Int] = []
        for size in [20.0, 10, 20, 10] {
            text.change { $0.style = [.font(FontDescription(size: size))] }
            let operations = translation.takeOperations(of: window.document)
            rules.append(operations.count { if case .rules = $0 { true } else { false } })
        }
        #expect(rules == [1, 1, 0, 0])
    }

    @Test func `a redraw sends all rules again, because earlier frames may be lost`() {
        let window = HandmadeWindow()
        let text = window.text("A")
        window.document.root.setChildren([text])
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        text.change { $0.style = [.font(FontDescription(size: 20))] }
        let lost = translation.takeOperations(of: window.document)
        let redrawn = translation.redraw(window.document)
        #expect(lost.count { if case .rules = $0 { true } else { false } } == 1)
        #expect(redrawn.first == lost.first)
    }

    @Test func `rules of styles that change with each frame don't accumulate on the page`() {
        let window = HandmadeWindow()
        let (moving, resting) = (window.text("A"), window.text("B"))
        window.document.root.setChildren([moving, resting])
        _ = window.document.takePatches()
        var translation = PatchTranslation()
        resting.change { $0.style = [.font(FontDescription(size: 2))] }
        var rules: [String] = []
        for step in 1...3_000 {
            let size = 10 + Double(step) / 1_000
            moving.change { $0.style = [.font(FontDescription(size: size))] }
            for operation in translation.takeOperations(of: window.document) {
                switch operation {
                case .rules(let new): rules += new
                case .replaceRules(let all): rules = all
                default: continue
                }
            }
            // Current styles have their rules.
            #expect(Set([StyleClass(.fontSize, 2).rule, StyleClass(.fontSize, size).rule]).isSubset(of: rules))
            #expect(rules.count <= PatchTranslation.minimumRules)
        }
    }

    @Test func `an element whose HTML structure changes is replaced`() {
        let window = HandmadeWindow()
        let progress = window.make(.toggle(isOn: true), [window.text("Title")])
        window.document.root.setChildren([progress])
        _ = window.document.takePatches()
        progress.change { $0.kind = .stepper(canIncrement: true, canDecrement: true) }
        var translation = PatchTranslation()
        let operations = translation.takeOperations(of: window.document)
        guard case .chrome(progress.id, let html)? = operations.first else {
            Issue.record("\(operations)")
            return
        }
        #expect(html.contains("class=\"stepper"))
        #expect(!html.contains("Title"))
    }
}
