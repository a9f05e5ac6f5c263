public import Foundation

extension View {
    /// Lets a person drag this view, with what a provider has.
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
    /// It is dragged, by pointer and by keyboard, as a view that is `draggable`, within its window; a `dropDestination` takes it,
    /// too, where its type is made of one of the provider's types.
    ///
    /// - Parameter data: Called on the main actor when a drag begins. The provider is let go of when the drag has ended.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        DragView(inner: self, content: .provider(data))
    }

    /// Lets a person drag this view, with another view that the pointer carries meanwhile: see ``onDrag(_:)``.
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

    /// Lets a person drop on this view what has one of some types: views of the window, and texts, links and files from
    /// outside of the browser.
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
    /// What comes from outside is as for `dropDestination(for:action:isTargeted:)`, and bounded like that: a text for a type such
    /// as `.text`, a link for `.url`, files for the types of files, and any file for `.fileURL`, as the URL of the server's copy,
    /// which lasts until the window closes.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types that are taken, or types that those conform to.
    ///   - isTargeted: True while something that the view takes is over it.
    ///   - action: Called with what was dropped. What it returns is for the animation of a platform that has one: a page has none.
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets a person drop on this view what has one of some types: as the other `onDrop` does.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - isTargeted: Set to whether something that can be dropped is over this view; nil to set nothing.
    ///   - action: Called with what was dropped, and where, in points from the leading top corner of this view.
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

    /// Lets a person drop on this view what has one of some types, and a delegate decides about each drag.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        DropView(inner: self, destination: DropDestination(of: supportedContentTypes, delegate: delegate))
    }

    /// Lets a person drop on this view what has one of some types, by their identifiers.
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a person drop on this view what has one of some types, by their identifiers.
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a person drop on this view what has one of some types, by their identifiers; a delegate decides about each drag.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

extension DynamicViewContent {
    /// Lets a person drop between these rows of a list what has one of some types: see `onDrop(of:isTargeted:perform:)` of views.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types that are taken, or types that those conform to.
    ///   - action: Called with the offset at which to insert what was dropped, and with that.
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
