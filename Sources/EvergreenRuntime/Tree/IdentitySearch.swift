import EvergreenDocument

/// A search of a node's descendants for the identities of several elements, in one traversal.
@MainActor
struct IdentitySearch {
    /// The elements without a result so far.
    private var elements: Set<ElementID>
    private let isAccepted: (AnyHashable) -> Bool
    fileprivate private(set) var found: [ElementID: AnyHashable] = [:]

    fileprivate init(_ elements: Set<ElementID>, isAccepted: @escaping (AnyHashable) -> Bool) {
        self.elements = elements
        self.isAccepted = isAccepted
    }

    /// Whether each element has a result.
    var isComplete: Bool { elements.isEmpty }

    /// Records the identity of a node for the elements that the node shows. Results from its descendants are kept.
    mutating func take(_ id: some Hashable, of node: _Node) {
        guard !isComplete else { return }
        var shown: [Element] = []
        node.collectElements(into: &shown)
        for element in shown where elements.contains(element.id) {
            let id = AnyHashable(id)
            guard isAccepted(id) else { return }
            elements.remove(element.id)
            found[element.id] = id
        }
    }
}

extension _Node {
    /// The identities of the innermost descendant views that contain the elements: values of `id(_:)` or elements of a `ForEach`, if they
    /// are accepted. O(n) for n descendants, and O(1) for each element.
    package final func identities(
        of elements: some Sequence<Element>,
        where isAccepted: @escaping (AnyHashable) -> Bool
    ) -> [ElementID: AnyHashable] {
        var search = IdentitySearch(Set(elements.lazy.map(\.id)), isAccepted: isAccepted)
        findIdentities(&search)
        return search.found
    }
}
