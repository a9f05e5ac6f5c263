import Foundation

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// A part of the view that the popover belongs to.
    public enum Source: Hashable, Sendable {
        /// The view as a whole.
        case bounds
    }

    case rect(Source)
}

extension View {
    /// Shows a popover beside this view as long as `isPresented` is true; on a narrow screen, a sheet. A person closes
    /// it with the escape key or beside it, its views with `\.dismiss`.
    ///
    /// It is shown at `arrowEdge` of this view, if there is room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: isPresented.presentation,
            id: { _ in 0 },
            onDismiss: nil,
            presentation: .popover(edge: arrowEdge),
            content: { _ in content() }
        )
    }

    /// Shows a popover beside this view as long as there is an item. Another item is another popover.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .bottom,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(
            wrapped: self,
            binding: item,
            id: { AnyHashable($0.id) },
            onDismiss: nil,
            presentation: .popover(edge: arrowEdge),
            content: content
        )
    }
}
