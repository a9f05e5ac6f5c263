import EvergreenDocument

/// The elements of a view that observes whether it contains the focus.
final class FocusArea: FocusTarget {
    private var found: [ElementID: Found] = [:]

    private struct Found {
        weak var element: Element?
    }

    override nonisolated init() {}

    var elements: [Element] { found.values.compactMap(\.element) }

    override func attach(to element: Element) {
        found = found.filter { $0.value.element != nil }
        found[element.id] = Found(element: element)
        super.attach(to: element)
        // A page reports the focus of observed elements only.
        if element.onFocusChange == nil { element.onFocusChange = { _ in } }
    }
}
