import EvergreenDocument

/// A draggable view.
struct DragView<Inner: View>: DecoratingView {
    let inner: Inner
    let content: DragContent
    var hasPreview = false
    /// Called with true when a drag of the view begins, and with false when it ends.
    var onDrag: @MainActor (Bool) -> Void = { _ in }

    private var isMadeByDrag: Bool { if case .provider = content { true } else { false } }

    func makeNodeState() -> DragItem { DragItem() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let payload = if case .payload(let payload) = content { payload } else { node.state.payload }
        return .draggable(
            DragTraits(types: payload?.types ?? [], hasPreview: hasPreview, isMadeByDrag: isMadeByDrag)
        )
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard hasPreview || isMadeByDrag, case .drag(let isDragged) = event else { return false }
        if case .provider(let make) = content {
            node.state.payload = isDragged ? DragProvider(make()) : nil
            if node.isMounted { node.draw() }
        }
        onDrag(isDragged)
        return true
    }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        if case .payload(let payload) = content { node.state.payload = payload }
        node.element.dragItem = node.state
        return node.innerInputs
    }
}

/// A draggable view with a custom drag preview.
struct PreviewedDragView<Content: View, Preview: View>: View {
    let content: Content
    let dragged: DragContent
    let preview: Preview
    @State private var isDragged = false

    var body: some View {
        DragView(
            inner: TupleView(content: (content, isDragged ? Slot(.dragPreview, preview) : nil)),
            content: dragged,
            hasPreview: true,
            onDrag: { isDragged = $0 }
        )
    }
}

/// A view that is a drop destination.
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
        node.state.handleAndDraw(event, on: node, for: destination)
    }

    func willUnmount(_ node: ElementNode<Self>) { node.state.revoke(node.environment.fileTransfers) }
}
