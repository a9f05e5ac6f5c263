public import Foundation

extension View {
    /// Makes this view draggable with the content of an item provider.
    ///
    /// ```swift
    /// CardView(card)
    ///     .onDrag {
    ///         dragged = card
    ///         return NSItemProvider(object: NSString(string: card.title))
    ///     }
    ///     .onDrop(of: [.text], delegate: Reordering(card: card, cards: $cards, dragged: $dragged))
    /// ```
    ///
    /// The view is dragged within its window, by pointer or keyboard, like a `draggable` view. A `dropDestination` accepts it as well, if
    /// its type can be imported from one of the provider's types.
    ///
    /// - Parameter data: Called on the main actor when a drag begins. The provider is released after the drag.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        DragView(inner: self, content: .provider(data))
    }

    /// Makes this view draggable with a custom preview. See ``onDrag(_:)``.
    ///
    /// - Parameters:
    ///   - data: Called on the main actor when a drag begins.
    ///   - preview: The view below the pointer. It is mounted while the view is dragged.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider,
        @ViewBuilder preview: () -> V
    ) -> some View {
        PreviewedDragView(content: self, dragged: .provider(data), preview: preview())
    }

    /// Makes this view a destination for the given types: for views of the window, and for text, links and files from outside.
    ///
    /// ```swift
    /// .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
    ///     for provider in providers {
    ///         provider.loadObject(ofClass: URL.self) { url, _ in … }
    ///     }
    ///     return true
    /// }
    /// ```
    ///
    /// Content from outside is accepted as with `dropDestination(for:action:isTargeted:)`, with the same limits: text for types such as
    /// `.text`, a link for `.url`, files for file types, and any file for `.fileURL`, as the URL of the server's copy, which lasts until
    /// the window closes.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types, including types that conform to them.
    ///   - isTargeted: True while an acceptable drag is over the view.
    ///   - action: Called with the providers of the dropped items. The result is used only by platforms that animate drops: a page does
    ///     not.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Makes this view a destination for the given types, with an action that receives the location.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types.
    ///   - isTargeted: Set to whether an acceptable drag is over the view. Nil to ignore it.
    ///   - action: Called with the providers of the dropped items, and the location in points from the top leading corner of this view.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        DropView(
            inner: self,
            destination: DropDestination(of: supportedContentTypes) {
                isTargeted?.wrappedValue = $0
            } action: { providers, place, _ in
                _ = action(providers, CGPoint(x: place.x, y: place.y))
            }
        )
    }

    /// Makes this view a destination for the given types, with a delegate for each drag.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        DropView(inner: self, destination: DropDestination(of: supportedContentTypes, delegate: delegate))
    }

    /// Makes this view a destination for the given type identifiers.
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Makes this view a destination for the given type identifiers.
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Makes this view a destination for the given type identifiers, with a delegate for each drag.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

extension DynamicViewContent {
    /// Makes the gaps between these rows of a list destinations for the given types. See `onDrop(of:isTargeted:perform:)` of views.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types, including types that conform to them.
    ///   - action: Called with the offset at which to insert, and the providers of the dropped items.
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        _editing { edits in
            edits.drop = DropDestination(of: supportedContentTypes) { providers, _, offset in action(offset, providers)
            }
        }
    }
}
