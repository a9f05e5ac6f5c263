/// An element with all that was in it when the snapshot was taken: a value that any thread may read.
///
/// Descriptions share their storage with the document's: a snapshot of n elements costs O(n) retains, and an array for each
/// element that has children.
package struct ElementSnapshot: Sendable {
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
        children = element.children.map { ElementSnapshot($0) }
        elementCount = children.reduce(1) { $0 + $1.elementCount }
    }
}
