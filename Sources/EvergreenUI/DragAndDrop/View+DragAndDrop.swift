public import Foundation

extension View {
    /// Lets a person drag this view onto a view, or between rows, with a `dropDestination` for the type of the payload, or for one
    /// that it becomes.
    ///
    /// ```swift
    /// Text(card.title).draggable(card)
    /// ```
    ///
    /// The mouse drags it, and so does a finger that has stayed on it for a moment. By keyboard, the Tab key leads to the view; the
    /// space bar picks it up, the arrow keys lead from one destination to the next, Return drops it, and Escape ends the drag; a
    /// screen reader says where it is. A view that is disabled can't be dragged.
    ///
    /// The payload stays on the server, whatever its representations are: views can be dragged within their window, and not into
    /// another window or another app.
    ///
    /// - Parameter payload: What destinations get. It is made when the view is dropped, on the main actor. A destination for
    ///   another type gets what the payload's representations make of it, off the main actor.
    public func draggable<T: Transferable & Sendable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        DragView(inner: self, content: .payload(DragValue(make: payload)))
    }

    /// Lets a person drag this view, with another view that the pointer carries meanwhile: see ``draggable(_:)``.
    ///
    /// - Parameters:
    ///   - payload: What destinations get.
    ///   - preview: The view below the pointer. It is mounted while the view is dragged by a pointer.
    public func draggable<V: View, T: Transferable & Sendable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        PreviewedDragView(content: self, dragged: .payload(DragValue(make: payload)), preview: preview())
    }

    /// Lets a person drop views on this view that are `draggable`, and texts, links and files from outside of the browser.
    ///
    /// ```swift
    /// VStack { … }
    ///     .dropDestination(for: Card.self) { cards, _ in
    ///         for card in cards { move(card, to: column) }
    ///         return true
    ///     } isTargeted: {
    ///         isTargeted = $0
    ///     }
    /// ```
    ///
    /// Of two destinations, one around the other, the inner one that takes the payload gets it. Outside means any other window:
    /// `String` takes a text that is dragged from there, `URL` a link, and a file as the URL of the server's copy, which lasts
    /// until the window closes. Other types take files of the types that they import. Files are sent like those of a
    /// `fileImporter`, within the same bounds. What comes from outside is a stranger's, like all input; a link is never one to
    /// a file of the server.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the payloads.
    ///   - action: Called with what was dropped, and where, in points from the leading top corner of this view. What it returns
    ///     is for the animation of a platform that has one: a page has none.
    ///   - isTargeted: Called with true when something that the view takes comes over it, and with false when that has left, or
    ///     was dropped.
    public func dropDestination<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        DropView(
            inner: self,
            destination: DropDestination(for: payloadType, isTargeted: isTargeted) { items, place, _ in
                _ = action(items, CGPoint(x: place.x, y: place.y))
            }
        )
    }
}

extension DynamicViewContent {
    /// Lets a person drop views between these rows of a list that are `draggable`, and texts, links and files from outside of
    /// the browser: see `dropDestination(for:action:isTargeted:)` of views.
    ///
    /// An empty collection has no row to drop anything before or after.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the payloads.
    ///   - action: Called with what was dropped, and the offset at which to insert it.
    public func dropDestination<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        _editing { edits in
            edits.drop = DropDestination(for: payloadType) { items, _, offset in action(items, offset) }
        }
    }
}
