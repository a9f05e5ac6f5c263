import EvergreenDocument

/// A view that can be dragged.
struct DragView<Inner: View>: DecoratingView {
    let inner: Inner
    let payload: any DragPayload
    var hasPreview = false
    /// The user has begun to drag the view with a pointer, or has ended that.
    var onDrag: @MainActor (Bool) -> Void = { _ in }

    func makeNodeState() -> DragItem { DragItem() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .draggable(DragTraits(types: payload.types, hasPreview: hasPreview))
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard hasPreview, case .drag(let isDragged) = event else { return false }
        onDrag(isDragged)
        return true
    }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        node.state.payload = payload
        node.element.dragItem = node.state
        return node.innerInputs
    }
}

/// A view that can be dragged, and another one that the pointer carries meanwhile.
struct PreviewedDragView<Content: View, Preview: View>: View {
    let content: Content
    let payload: any DragPayload
    let preview: Preview
    @State private var isDragged = false

    var body: some View {
        DragView(
            inner: TupleView(content: (content, isDragged ? Slot(.dragPreview, preview) : nil)),
            payload: payload,
            hasPreview: true,
            onDrag: { isDragged = $0 }
        )
    }
}

/// A view on which something can be dropped.
struct DropView<Inner: View>: DecoratingView {
    let inner: Inner
    let destination: DropDestination

    func makeNodeState() -> DropReceiver { DropReceiver() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .dropDestination(node.state.traits(of: destination, in: node.environment))
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        let isHandled = node.state.handle(event, on: node, for: destination)
        // With the ticket of the files, or without.
        if isHandled, node.isMounted { node.draw() }
        return isHandled
    }

    func willUnmount(_ node: ElementNode<Self>) { node.state.revoke(node.environment.fileTransfers) }
}
