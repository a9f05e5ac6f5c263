import Testing

@testable import EvergreenDocument

@MainActor
struct ExpansionTests {
    private let document = Document()

    private func make(_ kind: ElementKind, _ style: [StyleValue] = [], _ children: [Element] = []) -> Element {
        let element = document.makeElement(ElementDescription(kind, style: style))
        element.setChildren(children)
        return element
    }

    private func show(_ element: Element) -> Expansion {
        document.root.setChildren([element])
        _ = document.takePatches()
        return element.description.outerExpansion
    }

    private let row = ElementKind.stack(StackLayout(axis: .horizontal))
    private let column = ElementKind.stack(StackLayout(axis: .vertical))
    private let wide = StyleValue.frame(FrameLayout(maxWidth: .infinity))

    @Test func `a stack with a spacer expands along its axis, and so do enclosing stacks`() {
        let text = make(.text("A"))
        #expect(show(make(row, [], [text, make(.spacer(minLength: nil))])) == .horizontal)
        #expect(show(make(column, [], [make(row, [], [make(.spacer(minLength: nil))])])) == .horizontal)
        #expect(show(make(column, [], [make(.spacer(minLength: nil))])) == .vertical)
    }

    @Test func `a divider expands across its stack`() {
        #expect(show(make(row, [], [make(.divider)])) == .vertical)
        #expect(show(make(column, [], [make(.divider)])) == .horizontal)
    }

    @Test func `a frame with a length does not expand, regardless of its content`() {
        let filled = make(.box, [wide])
        #expect(show(make(column, [.frame(FrameLayout(width: 100))], [filled])) == [])
        #expect(show(make(.box, [wide, .frame(FrameLayout(maxWidth: 200))])) == [])
        #expect(show(make(.spacer(minLength: nil), [.frame(FrameLayout(maxHeight: 200))])) == .horizontal)
        #expect(show(make(.text("A"), [.frame(FrameLayout(maxHeight: .infinity))])) == .vertical)
        #expect(show(make(.box, [.frame(FrameLayout(width: 100)), wide])) == .horizontal)
    }

    @Test func `a fitting container expands if all alternatives do, and possibly if one does`() {
        let fitting = ElementKind.fitting(horizontal: true, vertical: false)
        let alternatives = { [make(fitting, [], [make(.text("A")), make(.box, [wide])])] }
        #expect(show(make(column, [], alternatives())) == .possiblyHorizontal)
        #expect(show(make(column, [], [make(fitting, [], [make(.box, [wide]), make(.box, [wide])])])) == .horizontal)
        #expect(show(make(column, [], alternatives() + [make(.box, [wide])])) == .horizontal)
        #expect(show(make(column, [wide], alternatives())) == .horizontal)
        #expect(show(make(column, [.frame(FrameLayout(width: 100))], alternatives())) == [])
    }

    @Test func `underlays and overlays do not make a view expand`() {
        let decoration = make(.underlay(.center), [], [make(.box, [wide])])
        #expect(show(make(.layers, [], [make(.text("A")), decoration])) == [])
    }

    @Test func `controls with labels fill the width, and others fit their content`() {
        #expect(show(make(.toggle(isOn: true))) == .horizontal)
        #expect(show(make(.toggle(isOn: true), [.hiddenLabel])) == [])
        #expect(show(make(.button(ButtonTraits()), [], [make(.text("A"))])) == [])
    }

    @Test func `a changed descendant updates only the elements whose expansion changes`() throws {
        let text = make(.text("A"))
        let inner = make(row, [], [text])
        let outer = make(column, [], [inner, make(.text("B"))])
        #expect(show(outer) == [])

        inner.setChildren([text, make(.spacer(minLength: nil))])
        let patches = document.takePatches()
        #expect(outer.description.outerExpansion == .horizontal)
        let changed = patches.compactMap { patch -> ElementID? in
            if case .set(let id, _, _) = patch { id } else { nil }
        }
        #expect(Set(changed) == [inner.id, outer.id, document.root.id])

        text.set(ElementDescription(.text("C")))
        #expect(document.takePatches().count == 1)
    }

    @Test func `changing a stack's axis changes the expansion of its spacers`() {
        let stack = make(row, [], [make(.spacer(minLength: nil))])
        #expect(show(stack) == .horizontal)
        stack.set(ElementDescription(column))
        _ = document.takePatches()
        #expect(stack.description.outerExpansion == .vertical)
    }
}
