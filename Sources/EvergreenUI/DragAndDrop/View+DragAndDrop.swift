public import Foundation

extension View {
    /// Makes this view draggable onto views, or between rows, with a `dropDestination` for the payload's type, or for a type that it can be
    /// converted to.
    ///
    /// ```swift
    /// Text(card.title).draggable(card)
    /// ```
    ///
    /// The view is dragged with the mouse, or with a finger after a long press. With the keyboard, Tab focuses the view, Space picks it up,
    /// the arrow keys move to the next destination, Return drops it, and Escape cancels the drag. Screen readers announce the current
    /// destination. A disabled view can't be dragged.
    ///
    /// The payload stays on the server, regardless of its representations: views can be dragged within their window, but not to another
    /// window or app.
    ///
    /// - Parameter payload: The payload, created on the main actor when the view is dropped. For a destination of another type, it is
    ///   converted by its representations, off the main actor.
    public func draggable<T: Transferable & Sendable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        DragView(inner: self, content: .payload(DragValue(make: payload)))
    }

    /// Makes this view draggable with a custom preview. See ``draggable(_:)``.
    ///
    /// - Parameters:
    ///   - payload: The payload.
    ///   - preview: The view below the pointer. It is mounted while the view is dragged with a pointer.
    public func draggable<V: View, T: Transferable & Sendable>(
        _ payload: @autoclosure @escaping () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        PreviewedDragView(content: self, dragged: .payload(DragValue(make: payload)), preview: preview())
    }

    /// Makes this view a destination for `draggable` views, and for text, links and files from outside of the window.
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
    /// Of nested destinations, the innermost that accepts the payload receives it. From outside of the window, `String` accepts text, and
    /// `URL` accepts a link, or a file as the URL of the server's copy, which lasts until the window closes. Other types accept files of
    /// the types that they import. Files are uploaded as with a `fileImporter`, with the same limits. Treat content from outside as
    /// untrusted input. A link never refers to a file of the server.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the payloads.
    ///   - action: Called with the dropped values, and the location in points from the top leading corner of this view. The result is used
    ///     only by platforms that animate drops: a page does not.
    ///   - isTargeted: Called with true when an acceptable drag enters the view, and with false when it leaves or is dropped.
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
    /// Makes the gaps between these rows of a list destinations for `draggable` views, and for text, links and files from outside of the
    /// window. See `dropDestination(for:action:isTargeted:)` of views.
    ///
    /// An empty collection has no rows, and accepts no drops.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the payloads.
    ///   - action: Called with the dropped values, and the offset at which to insert them.
    public func dropDestination<T: Transferable & Sendable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        _editing { edits in
            edits.drop = DropDestination(for: payloadType) { items, _, offset in action(items, offset) }
        }
    }
}
