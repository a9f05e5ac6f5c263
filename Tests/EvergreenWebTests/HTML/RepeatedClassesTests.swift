import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct RepeatedClassesTests {
    private let document = Document()

    /// An element whose style changes with a repeating animation.
    private func element(_ kind: ElementKind, from before: [StyleValue], to after: [StyleValue]) -> Element {
        let element = document.makeElement(ElementDescription(kind, style: before))
        let animation = AnimationTraits(
            curve: .easeInOut,
            duration: 0.5,
            delay: 0.25,
            repetition: .init(count: nil, autoreverses: true, pause: 0.1)
        )
        document.animationScopes.begin(animation)
        element.set(ElementDescription(kind, style: after))
        document.animationScopes.end()
        document.root.setChildren([element])
        return element
    }

    private func html(_ element: Element) -> HTML { ElementHTML(id: element.id, description: element.description).html }

    @Test func `a node has its repetition and its previous classes`() {
        let html = html(element(.text("a"), from: [.opacity(0.5)], to: [.opacity(1)]))
        #expect(html[.dataRepeat] == "500 250 100 ease-in-out 0 back text o-0_500")
        var writer = HTMLWriter()
        writer.write(html)
        #expect(writer.text.contains(#" data-repeat="500 250 100 ease-in-out 0 back text o-0_500""#))
        // The page needs the rules of both states.
        #expect(writer.styles.contains(StyleClass(.opacity, 0.5)) && writer.styles.contains(StyleClass(.opacity, 1)))
    }

    @Test func `each layer repeats its own changes`() {
        let before: [StyleValue] = [.opacity(0.5), .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))]
        let more: [StyleValue] = [.background(.semantic(.red, opacity: 1)), .opacity(1)]
        let after: [StyleValue] = [.opacity(0.5), .padding(EdgeInsets(top: 2, leading: 1, bottom: 1, trailing: 1))]
        let html = html(element(.text("a"), from: before + more, to: after + more))
        var texts: [String?] = []
        func visit(_ html: HTML) {
            texts.append(html[.dataRepeat])
            for case .node(let node) in html.content { visit(node) }
        }
        visit(html)
        #expect(texts.compactMap(\.self).count == 1)
        #expect(texts.compactMap(\.self).first?.contains("pt-1") == true)
    }

    @Test func `a change in the number of nodes is not repeated`() {
        let html = html(element(.text("a"), from: [.opacity(0.5), .opacity(0.5)], to: [.opacity(0.5)]))
        #expect(html[.dataRepeat] == nil)
    }

    @Test func `ending a repeated change removes its attribute`() {
        let element = element(.text("a"), from: [.opacity(0.5)], to: [.opacity(1)])
        _ = document.takePatches()
        element.set(ElementDescription(.text("a"), style: [.opacity(0)]))
        var translation = PatchTranslation()
        let operations = translation.operations(for: document.takePatches())
        let removed = operations.contains { operation in
            if case .attributes(_, _, let removed) = operation { removed == [.dataRepeat] } else { false }
        }
        #expect(removed)
    }

    @Test func `full turns are animated`() {
        let style = StyleValue.rotation(degrees: 360, anchor: StyleAnchor(x: 0.5, y: 0.5))
        let html = html(
            element(.text("a"), from: [.rotation(degrees: 0, anchor: StyleAnchor(x: 0.5, y: 0.5))], to: [style])
        )
        #expect(html[.dataRepeat]?.hasSuffix("ro-0") == true)
        #expect(html.classes.text.contains("ro-360"))
    }
}
