import Testing

@testable import EvergreenDocument

/// Documents that continue from another one.
@MainActor
struct ContinuationTests {
    private func document(_ texts: [String], numbering: ElementNumbering = ElementNumbering()) -> Document {
        let document = Document(numbering: numbering)
        document.root.setChildren(texts.map { document.makeElement(ElementDescription(.text($0))) })
        return document
    }

    /// A document that has shown its texts, and then others before them.
    private func changedDocument() -> Document {
        let shown = document(["one", "two"])
        _ = shown.takePatches()
        let first = shown.makeElement(ElementDescription(.text("new")))
        shown.root.setChildren([first] + shown.root.children)
        _ = shown.takePatches()
        return shown
    }

    @Test func `documents built alike show the same`() {
        #expect(document(["one"]).shows(theSameAs: document(["one"])))
        #expect(!document(["one"]).shows(theSameAs: document(["two"])))
        #expect(!document(["one"]).shows(theSameAs: document(["one", "two"])))
        #expect(document(["one"]).shownIDs == document(["two"]).shownIDs)
        #expect(document(["one"]).shownIDs != document(["one", "two"]).shownIDs)
    }

    @Test func `a rebuilt document gets the shown document's ids`() throws {
        let shown = changedDocument()
        let plain = document(["new", "one", "two"])
        #expect(!plain.resume(from: shown))
        let numbering = try #require(plain.numbering(like: shown))
        let made = document(["new", "one", "two"], numbering: numbering)
        #expect(made.root.children.map(\.id) == shown.root.children.map(\.id))
        #expect(made.resume(from: shown))
        #expect(!made.hasChanges)
        // Later elements have ids that no element ever had.
        let last = made.makeElement(ElementDescription(.text("later")))
        #expect(shown.root.children.allSatisfy { $0.id < last.id })
        #expect(made.element(shown.root.children[0].id)?.description.kind == .text("new"))
    }

    @Test func `a document with another structure can't be renumbered`() {
        #expect(document(["one"]).numbering(like: changedDocument()) == nil)
    }

    @Test func `differences from the shown document are in the next patches`() throws {
        let shown = changedDocument()
        let numbering = try #require(document(["a", "b", "c"]).numbering(like: shown))
        let made = document(["new", "1", "two"], numbering: numbering)
        #expect(made.resume(from: shown))
        #expect(made.hasChanges)
        let patches = made.takePatches()
        guard patches.count == 1, case .set(let id, let from, let to) = patches[0] else {
            Issue.record("expected one changed text: \(patches)")
            return
        }
        #expect(id == shown.root.children[1].id)
        #expect((from.kind, to.kind) == (.text("one"), .text("1")))
        #expect(made.takePatches().isEmpty)
    }
}
