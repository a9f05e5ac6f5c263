import EvergreenDocument
import SeededRandomness
import Testing

/// Applies patches to a copy of the shown document, as a page does.
@MainActor
private final class Replica {
    private var children: [ElementID: [ElementID]] = [:]
    private var descriptions: [ElementID: ElementDescription] = [:]
    private let root: ElementID

    init(_ document: Document) {
        root = document.root.id
        _ = document.takePatches()
        insert(ElementSnapshot(document.root))
    }

    private func insert(_ element: ElementSnapshot) {
        descriptions[element.id] = element.description
        children[element.id] = element.children.map(\.id)
        element.children.forEach(insert)
    }

    func apply(_ patches: [Patch]) throws {
        for patch in patches {
            switch patch {
            case .insert(let element, let parent, let before):
                insert(element)
                try place(element.id, in: parent, before: before)
            case .remove(let id):
                for parent in children.keys { children[parent]?.removeAll { $0 == id } }
            case .move(let id, let parent, let before):
                children[parent]?.removeAll { $0 == id }
                try place(id, in: parent, before: before)
            case .set(let id, let from, let to):
                #expect(descriptions[id] == from)
                descriptions[id] = to
            case .focus, .animate, .scroll, .scrollContent, .open, .openWindow, .close, .copy, .announce, .vibrate:
                break
            }
        }
    }

    private func place(_ id: ElementID, in parent: ElementID, before: ElementID?) throws {
        var siblings = try #require(children[parent])
        let index = try before.map { try #require(siblings.firstIndex(of: $0)) }
        siblings.insert(id, at: index ?? siblings.count)
        children[parent] = siblings
    }

    func matches(_ element: Element) -> Bool {
        descriptions[element.id] == element.description && children[element.id] == element.children.map(\.id)
            && element.children.allSatisfy(matches)
    }
}

@MainActor
struct DocumentTests {
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `patches transform the shown document into the current one`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let document = Document()
        let pool = (0..<30).map { document.makeElement(ElementDescription(.text("\($0)"))) }
        let groups = (0..<3).map { _ in document.makeElement(ElementDescription(.box)) }
        document.root.setChildren(groups)
        let replica = Replica(document)
        for step in 0..<300 {
            // Elements never change their parent: each group draws from its own elements.
            for (index, group) in groups.enumerated() where Bool.random(using: &generator) {
                let own = pool.enumerated().filter { $0.offset % 3 == index }.map(\.element)
                group.setChildren(own.filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator))
            }
            if let element = pool.randomElement(using: &generator) {
                element.set(ElementDescription(.text("step \(step)")))
            }
            // A removed element may return, even a whole group, as a tab's content does.
            if step % 3 == 0 {
                let shown = groups.filter { _ in Bool.random(using: &generator) }
                document.root.setChildren(shown.shuffled(using: &generator))
            }
            if Int.random(in: 0..<3, using: &generator) > 0 {
                try replica.apply(document.takePatches())
                #expect(replica.matches(document.root), "seed \(seed), step \(step)")
            }
        }
    }

    @Test func `a patch keeps an element's description at the time it was taken`() async throws {
        let document = Document()
        _ = document.takePatches()
        let (group, text) = (document.makeElement(ElementDescription(.box)), ElementDescription(.text("a")))
        group.setChildren([document.makeElement(text)])
        group.onIdentityRequest = { "name" }
        document.root.setChildren([group])
        let patches = document.takePatches()
        group.setChildren([])
        group.discard()
        // On another thread as well.
        let snapshot = try await Task.detached {
            guard case .insert(let element, _, _)? = patches.first else { return ElementSnapshot?.none }
            return element
        }
        .value
        let inserted = try #require(snapshot)
        #expect(inserted.children.map(\.description) == [text])
        #expect(inserted.fieldIdentity == "name")
        #expect(inserted.elementCount == 2)
    }

    @Test func `moving one element is one patch`() {
        let document = Document()
        let elements = (0..<1000).map { document.makeElement(ElementDescription(.text("\($0)"))) }
        document.root.setChildren(elements)
        _ = document.takePatches()
        document.root.setChildren(Array(elements.dropFirst() + elements.prefix(1)))
        #expect(document.takePatches().count == 1)
    }

    @Test func `an element inserted twice is removed with its parent's other children`() throws {
        let document = Document()
        let elements = (0..<2).map { document.makeElement(ElementDescription(.text("\($0)"))) }
        document.root.setChildren(elements + elements)
        let replica = Replica(document)
        document.root.setChildren([])
        try replica.apply(document.takePatches())
        #expect(replica.matches(document.root))
    }

    @Test func `a reverted change makes no patch`() {
        let document = Document()
        let element = document.makeElement(ElementDescription(.text("a")))
        document.root.setChildren([element])
        _ = document.takePatches()
        element.set(ElementDescription(.text("b")))
        element.set(ElementDescription(.text("a")))
        #expect(document.takePatches().isEmpty)
    }

    @Test func `a page's value that differs from the description is reverted, even before a pending change is shown`() {
        let document = Document()
        let element = document.makeElement(ElementDescription(.toggle(isOn: false)))
        document.root.setChildren([element])
        _ = document.takePatches()
        element.acceptFromScreen { $0 = .toggle(isOn: true) }
        #expect(document.takePatches().isEmpty)
        element.set(ElementDescription(.toggle(isOn: false)))
        // Not shown yet: the page still shows true, then the user turns it off.
        element.acceptFromScreen { $0 = .toggle(isOn: false) }
        #expect(document.takePatches().isEmpty)
        element.set(ElementDescription(.toggle(isOn: true)))
        element.acceptFromScreen { $0 = .toggle(isOn: false) }
        #expect(document.takePatches().count == 1)
    }

    @Test func `events reach only mounted elements`() {
        let document = Document()
        let element = document.makeElement(ElementDescription(.button(ButtonTraits())))
        element.onEvent = { $0 == .tap }
        #expect(throws: ElementEventError.unknownElement(element.id)) { try document.dispatch(.tap, to: element.id) }
        document.root.setChildren([element])
        #expect(throws: Never.self) { try document.dispatch(.tap, to: element.id) }
        #expect(throws: ElementEventError.unsupported(.increment, element.id)) {
            try document.dispatch(.increment, to: element.id)
        }
        var disabled = element.description
        disabled.attributes.isDisabled = true
        element.set(disabled)
        #expect(throws: ElementEventError.disabled(element.id)) { try document.dispatch(.tap, to: element.id) }
    }

    @Test func `the longest increasing subsequence has maximum length`() {
        var generator = SeededGenerator(seed: 7)
        for count in 0..<9 {
            for _ in 0..<40 {
                let values = Array(0..<count).shuffled(using: &generator)
                let found = longestIncreasingSubsequence(of: values)
                #expect(found == found.sorted())
                var longest = 0
                for subset in 0..<(1 << count) {
                    let chosen = values.indices.filter { subset & (1 << $0) != 0 }.map { values[$0] }
                    if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
                }
                #expect(found.count == longest)
            }
        }
    }
}
