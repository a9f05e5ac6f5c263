import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct TextSelectionTests {
    private struct Writer: View {
        @State var text = "An elm 👩‍👩‍👧 tree"
        @State var selection: TextSelection?
        var transform: (String) -> String = { $0 }

        private var selected: String {
            guard case .selection(let range) = selection?.indices else { return "nothing" }
            return "“\(text[range])” at \(text.distance(from: text.startIndex, to: range.lowerBound))"
        }

        var body: some View {
            TextField(
                "Text",
                text: Binding {
                    text
                } set: {
                    text = transform($0)
                },
                selection: $selection
            )
            Text(selected)
            Button("Select the start") {
                selection = TextSelection(range: text.startIndex..<text.index(after: text.startIndex))
            }
            Button("Select nothing") { selection = nil }
        }
    }

    @Test func `the user's selection is written to the binding`() throws {
        let screen = Screen { Writer() }
        let field = try screen.find(.textField, "Text")
        #expect(screen.texts.contains("nothing"))
        try field.selectText("elm")
        #expect(screen.texts.contains("“elm” at 3"))
        #expect(field.selectedText == "elm")
        // After a character of several code units.
        try field.selectText("tree")
        #expect(screen.texts.contains("“tree” at 9"))
        try field.selectText("")
        #expect(screen.texts.contains("“” at 13"))
    }

    @Test func `a programmatic selection is selected in the field`() throws {
        let screen = Screen { Writer() }
        let field = try screen.find(.textField, "Text")
        #expect(field.selectedText == nil)
        try screen.find(.button, "Select the start").tap()
        #expect(field.selectedText == "A")
        try screen.find(.button, "Select nothing").tap()
        #expect(field.selectedText == nil)
    }

    @Test func `reading the selection makes no patch`() throws {
        let screen = Screen { TextEditor(text: .constant("An elm"), selection: .constant(nil)) }
        screen.takePatches()
        #expect(try screen.find(.textField).selectedText == nil)
        #expect(screen.takePatches() == 0)
    }

    @Test func `typing moves the insertion point to the end of the text`() throws {
        let screen = Screen { Writer(text: "elm") }
        try screen.find(.textField, "Text").fill("elms")
        #expect(screen.texts.contains("“” at 4"))
    }

    @Test func `a selection refers to the text that the app derives from the input`() throws {
        let screen = Screen { Writer(text: "", transform: { String($0.prefix(2)) }) }
        try screen.find(.textField, "Text").fill("elms")
        #expect(screen.texts.contains("“” at 2"))
    }

    @Test func `vertical fields and editors have a selection`() throws {
        struct Fields: View {
            @State private var text = "elm"
            @State private var selection: TextSelection?

            var body: some View {
                TextField("Lines", text: $text, selection: $selection, axis: .vertical)
                TextEditor(text: $text, selection: $selection).accessibilityLabel("Editor")
            }
        }
        let screen = Screen { Fields() }
        try screen.find(.textField, "Lines").selectText("lm")
        #expect(try screen.find(.textField, "Editor").selectedText == "lm")
    }

    @Test func `a field without a selection binding rejects selections`() throws {
        let screen = Screen { TextField("Text", text: .constant("elm")) }
        #expect(throws: ScreenError.self) { try screen.find(.textField, "Text").selectText("lm") }
    }

    // MARK: Offsets

    @Test(arguments: [
        (0..<0, ""), (0..<1, "a"), (1..<6, "👩‍👧"), (6..<8, "é"), (0..<1000, "a👩‍👧é"), (900..<1000, ""),
        // Inside a surrogate pair, inside a joined emoji, and before a combining accent.
        (0..<2, "a"), (1..<4, ""), (0..<5, "a"), (0..<7, "a👩‍👧"),
    ])
    func `UTF-16 offsets are rounded to characters of the text`(offsets: Range<Int>, selected: String) throws {
        let text = "a👩‍👧e\u{301}"
        let selection = TextSelection(FieldSelection(offsets), in: text)
        guard case .selection(let range) = selection.indices else { throw Mismatch() }
        #expect(text[range] == selected[...])
    }

    private struct Mismatch: Error {}

    @Test func `indices of another text are converted to offsets of the nearest characters`() {
        let long = "a long text, much longer than the other"
        let selection = TextSelection(range: long.index(long.startIndex, offsetBy: 2)..<long.endIndex)
        #expect(selection.offsets(in: "elm") == 2..<3)
        #expect(selection.offsets(in: "") == 0..<0)
        // Inside a character.
        #expect(selection.offsets(in: "👩‍👧") == 0..<5)
        #expect(TextSelection(insertionPoint: long.endIndex).offsets(in: "👩‍👧") == 5..<5)
    }

    @Test func `of several ranges, the page shows the first`() {
        let text = "elm and oak"
        let ranges = RangeSet([text.firstRange(of: "oak")!, text.firstRange(of: "elm")!])
        let selection = TextSelection(ranges: ranges)
        #expect(selection.offsets(in: text) == 0..<3)
        #expect(!selection.isInsertion)
        #expect(TextSelection(ranges: RangeSet()).offsets(in: text) == nil)
        #expect(TextSelection(ranges: RangeSet()).isInsertion)
    }

    @Test func `the affinity is the direction of the user's selection`() {
        #expect(TextSelection(FieldSelection(0..<2, direction: .backward), in: "elm").affinity == .upstream)
        #expect(TextSelection(FieldSelection(0..<2, direction: .forward), in: "elm").affinity == .downstream)
        #expect(TextSelection(FieldSelection(2..<2, direction: .forward), in: "elm").affinity == .automatic)
        #expect(TextSelection(FieldSelection(2..<2), in: "elm").isInsertion)
    }
}
