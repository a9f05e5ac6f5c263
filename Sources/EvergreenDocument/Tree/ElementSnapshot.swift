/// An immutable copy of an element and its descendants, readable on any thread.
///
/// Descriptions share their storage with the document's: a snapshot of n elements costs O(n) retains, an object for each, and an array for
/// each with children.
package final class ElementSnapshot: Sendable {
    package let id: ElementID
    package let description: ElementDescription
    /// See `Element.fieldIdentity`.
    package let fieldIdentity: String?
    package let children: [ElementSnapshot]
    /// The number of elements in the snapshot.
    package let elementCount: Int

    /// Takes a snapshot of an element as it is now.
    @MainActor
    package init(_ element: Element) {
        id = element.id
        description = element.description
        fieldIdentity = element.fieldIdentity
        var children: [ElementSnapshot] = []
        children.reserveCapacity(element.children.count)
        var elementCount = 1
        for child in element.children {
            let snapshot = ElementSnapshot(child)
            children.append(snapshot)
            elementCount += snapshot.elementCount
        }
        self.children = children
        self.elementCount = elementCount
    }
}
