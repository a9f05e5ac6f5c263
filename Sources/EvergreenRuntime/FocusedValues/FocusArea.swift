import EvergreenDocument

/// The elements of a view that wants to know whether the focus is in it.
final class FocusArea: FocusTarget {
    private var found: [ElementID: Found] = [:]
    /// That of a modifier around, which observes the same elements.
    var outer: FocusTarget?

    private struct Found {
        weak var element: Element?
    }

    override nonisolated init() {}

    var elements: [Element] { found.values.compactMap(\.element) }

    override package func attach(to element: Element) {
        found = found.filter { $0.value.element != nil }
        found[element.id] = Found(element: element)
        outer?.attach(to: element)
        // The page tells of the focus of elements that somebody observes.
        if element.onFocusChange == nil { element.onFocusChange = { _ in } }
    }
}
