/// A view that presents another one over the window while its item is not nil.
protocol PresentingView: WrapperView where NodeState == Presentation<Presented> {
    associatedtype Item
    associatedtype Presented: View

    /// The item to present; nil for none.
    var item: Item? { get }
    /// The identity of an item. A different one replaces the presentation.
    func identity(of item: Item) -> AnyHashable
    func presented(_ item: Item) -> Presented
    /// The element that contains the presented views. `anchor` is the element that presents them.
    func kind(for item: Item, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind
    /// Sets the item to nil, and runs the dismissal action.
    func dismiss()
    func didDismiss()
    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void)
    /// The placement of the presented views in their element.
    static var contentPlacement: (any Placement)? { get }
    /// Whether an item without any views is dismissed instead of being presented.
    static var presentsNothingEmpty: Bool { get }
}

/// The current presentation of a presenting view.
struct Presentation<Presented: View> {
    var node: OutletNode<Presented, PresentationOutlet>?
    var identity: AnyHashable?
    /// Dismisses the presentation. The closure is stored so that the environment of the presented views remains equal.
    var dismissal: (@MainActor () -> Void)?
}

extension PresentingView {
    static var contentPlacement: (any Placement)? { nil }

    static var presentsNothingEmpty: Bool { false }

    func makeNodeState() -> Presentation<Presented> { Presentation() }

    func didMount(_ node: WrapperNode<Self>) { present(in: node) }

    func didUpdateWrapped(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        present(in: node)
    }

    /// Updates the presentation after a change of the item, which this node reads, not the parent's body.
    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        present(in: node)
    }

    private func present(in node: WrapperNode<Self>) {
        let (item, presented) = read(in: node)
        let identity = item.map(identity)
        if identity != node.state.identity {
            if let presentation = node.state.node {
                presentation.unmount()
                node.state.node = nil
                if identity == nil { node.tree.enqueue { didDismiss() } }
            }
            node.state.identity = identity
        }
        guard let item, let presented else { return }
        let kind = kind(for: item, anchor: anchor(in: node), in: node.environment)
        let dismissal = node.state.dismissal ?? { [weak node] in node?.view.dismiss() }
        node.state.dismissal = dismissal
        let inputs = presentedInputs(in: node, dismiss: dismissal)
        if let presentation = node.state.node {
            presentation.outlet.set(kind)
            presentation.update(presented, inputs: inputs)
        } else {
            let outlet = PresentationOutlet(kind, for: node, onDismiss: dismissal)
            // Opened before its content is mounted, which may immediately present something in front of it.
            outlet.open()
            node.state.node = OutletNode(presented, outlet: outlet, parent: node, inputs: inputs)
        }
        if Self.presentsNothingEmpty { dismissIfEmpty(in: node) }
    }

    private func dismissIfEmpty(in node: WrapperNode<Self>) {
        guard let presentation = node.state.node, presentation.childElements.isEmpty else { return }
        presentation.unmount()
        node.state.node = nil
        node.state.identity = nil
        node.tree.enqueue { [weak node] in node?.view.dismiss() }
    }

    private func anchor(in node: WrapperNode<Self>) -> ElementID? {
        var elements: [Element] = []
        node.wrapped?.collectElements(into: &elements)
        return elements.first?.id
    }

    /// Reads the item and its content. The app's content closure may also read state.
    private func read(in node: WrapperNode<Self>) -> (Item?, Presented?) {
        node.startReads()
        return node.recordingReads {
            let item = item
            return (item, item.map(presented))
        }
    }

    private func presentedInputs(
        in node: WrapperNode<Self>,
        dismiss: @escaping @MainActor () -> Void
    ) -> _NodeInputs {
        var inputs = node.inputs.inside(Self.contentPlacement)
        inputs.environment.navigationBar = nil
        inputs.environment.navigationPage = nil
        if inputs.environment.rowSelectionObserver != nil { inputs.environment.rowSelectionObserver = nil }
        prepare(&inputs.environment, dismiss: dismiss)
        return inputs
    }

    func distinguish(_ child: _Node, of node: WrapperNode<Self>, in identity: inout ViewIdentity) -> Bool {
        // Compared by type, because the node may not be stored in the state yet.
        guard child is OutletNode<Presented, PresentationOutlet> else {
            identity.add(place: 0)
            return true
        }
        identity.addPresentation()
        // A Boolean item has no identity.
        if Item.self is any Identifiable.Type, let id = node.state.identity { identity.add(record: id.base) }
        return true
    }

    static var hasOtherChildren: Bool { true }

    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let wrapped = node.wrapped { body(wrapped) }
        if let presentation = node.state.node { body(presentation) }
    }
}
