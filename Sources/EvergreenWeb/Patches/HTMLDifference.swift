import EvergreenDocument

/// The minimal operations between two renderings of an element.
struct HTMLDifference {
    private(set) var operations: [PageOperation] = []
    /// Whether the node structure differs, in addition to texts and attributes. There are no operations then.
    private(set) var changesStructure = false
    /// Whether attributes differ, which include classes.
    private(set) var changesAttributes = false

    init(of element: ElementID, from previous: HTML, to current: HTML) {
        compare(previous, current, at: PageOperation.Target(element: element))
        if changesStructure { operations.removeAll() }
    }

    private mutating func compare(_ previous: HTML, _ current: HTML, at target: PageOperation.Target) {
        guard previous != current else { return }
        guard previous.tag == current.tag, previous.content.count == current.content.count else {
            changesStructure = true
            return
        }
        compareAttributes(previous, current, at: target)
        for (index, (old, new)) in zip(previous.content, current.content).enumerated() {
            switch (old, new) {
            case (.slot, .slot): break
            case (.text(let old), .text(let new)):
                if old != new { operations.append(.text(target, new)) }
            case (.node(let old), .node(let new)):
                compare(old, new, at: PageOperation.Target(element: target.element, path: target.path + [index]))
            default: changesStructure = true
            }
            guard !changesStructure else { return }
        }
    }

    private mutating func compareAttributes(_ previous: HTML, _ current: HTML, at target: PageOperation.Target) {
        let old = previous.allAttributes
        let new = current.allAttributes
        guard old != new else { return }
        let changed = new.filter { !old.contains($0) }
        let removed = old.map(\.name).filter { name in !new.contains { $0.name == name } }
        guard !changed.isEmpty || !removed.isEmpty else { return }
        operations.append(.attributes(target, changed, removed: removed))
        changesAttributes = true
    }
}
