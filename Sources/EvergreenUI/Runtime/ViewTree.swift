/// The views of one window, mirrored by a tree of nodes that keep their state, and drawn into a document.
@MainActor
package final class ViewTree {
    package let document: Document
    /// Called when the tree needs an update that is not scheduled yet: at most once between two updates.
    package var onNeedsUpdate: (@MainActor () -> Void)?

    init(document: Document) {
        self.document = document
    }

    /// Brings everything that is out of date up to date, then runs what waits for it (`onAppear`, `task`…).
    /// The document has the patches afterwards.
    package func update() {}

    /// Hands an event to its element. The changes that it causes are there after the next `update()`.
    package func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError) {
        try document.dispatch(event, to: id)
    }

    /// Ends all views: what appeared disappears, tasks are cancelled, state is released.
    package func close() {}
}
