import EvergreenDocument
public import Foundation

/// The anchor of a popover.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
    /// An area of the view that presents the popover.
    public enum Source: Hashable, Sendable {
        /// The bounds of the view.
        case bounds
        /// A rectangle in the view, in points from its top leading corner.
        case rect(CGRect)
    }

    /// An area of the view.
    case rect(Source)
    /// A point of the view, in unit coordinates.
    case point(UnitPoint)

    /// Nil for the entire view.
    var part: AnchorPart? {
        switch self {
        case .rect(.bounds): nil
        case .rect(.rect(let rect)): .rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        case .point(let point): .point(point.anchor)
        }
    }
}

extension View {
    /// Presents a popover next to this view while `isPresented` is true; on a narrow screen, a sheet.
    ///
    /// It appears at `arrowEdge` of this view if there is enough space. The Escape key, a click outside of it, and `\.dismiss` in its views
    /// dismiss it.
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
            presentation: .popover(part: attachmentAnchor.part, edge: arrowEdge),
            content: { _ in content() }
        )
    }

    /// Presents a popover next to this view while the item is not nil. A different item replaces it.
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
            presentation: .popover(part: attachmentAnchor.part, edge: arrowEdge),
            content: content
        )
    }
}
