import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

/// Modifiers of single elements.
@MainActor
struct ElementDetailTests {
    private func elements(of view: some View) -> [ElementDescription] {
        let tree = ViewTree(view)
        tree.update()
        var found: [ElementDescription] = []
        tree.document.root.visit { found.append($0.description) }
        return found
    }

    private func buttons(of view: some View) -> [Bool] {
        elements(of: view).compactMap { if case .button(let traits) = $0.kind { traits.repeats } else { nil } }
    }

    @Test func `the innermost buttonRepeatBehavior applies`() {
        #expect(buttons(of: Button("a") {}) == [false])
        #expect(buttons(of: Button("a") {}.buttonRepeatBehavior(.enabled)) == [true])
        #expect(buttons(of: Button("a") {}.buttonRepeatBehavior(.disabled).buttonRepeatBehavior(.enabled)) == [false])
    }

    private func scroll(_ view: some View) -> ScrollTraits? {
        for element in elements(of: view) {
            if case .scroll(let traits) = element.kind { return traits }
        }
        return nil
    }

    @Test func `scroll views have an anchor for each role`() {
        let (top, bottom) = (StyleAnchor(x: 0.5, y: 0), StyleAnchor(x: 0.5, y: 1))
        let view = ScrollView { Text("a") }
        #expect(scroll(view)?.start == nil && scroll(view)?.kept == nil)
        let all = scroll(view.defaultScrollAnchor(.bottom))
        #expect(all?.start == bottom && all?.kept == bottom && all?.alignment == bottom)
        let mixed = scroll(view.defaultScrollAnchor(.top, for: .sizeChanges).defaultScrollAnchor(.bottom))
        #expect(mixed?.start == bottom && mixed?.kept == top)
        let initial = scroll(view.defaultScrollAnchor(.bottom, for: .initialOffset))
        #expect(initial?.start == bottom && initial?.kept == nil && initial?.alignment == nil)
    }

    @Test func `a scroll anchor for a role takes precedence in any order`() {
        let (top, bottom) = (StyleAnchor(x: 0.5, y: 0), StyleAnchor(x: 0.5, y: 1))
        let view = ScrollView { Text("a") }
        let outside = scroll(view.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
        #expect(outside?.start == bottom && outside?.kept == bottom && outside?.alignment == top)
        let none = scroll(view.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .sizeChanges))
        #expect(none?.start == bottom && none?.kept == nil && none?.alignment == bottom)
    }

    @Test func `a nested scroll view has its own anchors`() {
        let view = ScrollView { ScrollView(.horizontal) { Text("a") } }.defaultScrollAnchor(.bottom, for: .sizeChanges)
        let kept = elements(of: view).compactMap { if case .scroll(let traits) = $0.kind { traits.kept } else { nil } }
        #expect(kept.count == 1)
    }

    @Test func `an inspector has its ideal width, clamped to its bounds`() {
        func widths(_ content: some View) -> [StyleValue] {
            elements(of: Text("a").inspector(isPresented: .constant(true)) { content })
                .filter { $0.kind == .inspector }.flatMap(\.style)
        }
        #expect(widths(Text("b").inspectorColumnWidth(300)) == [.inspectorWidth(300)])
        #expect(widths(Text("b").inspectorColumnWidth(min: 200, ideal: 100, max: 400)) == [.inspectorWidth(200)])
        #expect(widths(Text("b").inspectorColumnWidth(ideal: 500, max: 400)) == [.inspectorWidth(400)])
    }

    @Test func `texts with secondary scale are smaller`() {
        func styles(_ view: some View) -> [StyleValue] { elements(of: view).flatMap(\.style) }
        #expect(styles(Text("a").textScale(.secondary)).contains(.typeScale(0.8)))
        #expect(styles(VStack { Text("a") }.textScale(.secondary)).contains(.typeScale(0.8)))
        #expect(!styles(Text("a").textScale(.secondary, isEnabled: false)).contains(.typeScale(0.8)))
        #expect(!styles(Text("a").textScale(.default).textScale(.secondary)).isEmpty)
        let fixed = styles(Text("a").font(.system(size: 20)).textScale(.secondary))
        #expect(fixed.contains { if case .font(let font) = $0 { font.size == 16 } else { false } })
        let joined = elements(of: Text("a") + Text("b").textScale(.secondary)).compactMap {
            if case .richText(let runs) = $0.kind { runs.map(\.style) } else { nil }
        }
        #expect(joined == [[[], [.typeScale(0.8)]]])
    }

    @Test func `an opaque blur is a backdrop over the view`() {
        let styles = elements(of: Text("a").blur(radius: 3, opaque: true)).flatMap(\.style)
        #expect(styles.contains(.backdropBlur(3)) && styles.contains(.clip(.rectangle)))
        #expect(elements(of: Text("a").blur(radius: 3, opaque: false)).flatMap(\.style) == [.filter(.blur(3))])
    }

    @Test func `a navigation title has a menu`() throws {
        struct Note: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("Count \(count)")
                        .navigationTitle("Note")
                        .toolbarTitleMenu { Button("Add") { count += 1 } }
                }
            }
        }
        let screen = Screen { Note() }
        try screen.find(.button, "Actions").tap()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.contains("Count 1"))
    }

    @Test func `a search field's selection is written to its binding`() throws {
        struct Search: View {
            @State private var text = "An elm tree"
            @State private var selection: TextSelection?

            private var selected: String {
                guard case .selection(let range) = selection?.indices else { return "nothing" }
                return "“\(text[range])”"
            }

            var body: some View {
                Text(selected).searchable(text: $text).searchSelection($selection)
            }
        }
        let screen = Screen { Search() }
        #expect(screen.texts.contains("nothing"))
        try screen.find(.textField).selectText("elm")
        #expect(screen.texts.contains("“elm”"))
    }
}
