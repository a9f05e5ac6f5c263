/// The node of a view that wraps another one and is not drawn itself.
package class WrapperNode<Content: WrapperView>: PrimitiveNode<Content> {
    /// The node of the wrapped view.
    package private(set) var wrapped: _ViewNode<Content.Wrapped>?
    /// The view's own state.
    package var state: Content.NodeState

    package required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        state = view.makeNodeState()
        super.init(view, parent: parent, inputs: inputs)
        view.willMount(self)
        if view.mountsWrapped(in: self) { mountWrapped() }
        view.didMount(self)
    }

    /// Makes the node of the wrapped view.
    package final func mountWrapped() {
        wrapped = Content.Wrapped._makeNode(view.wrapped, parent: self, inputs: view.wrappedInputs(in: self))
    }

    override package final func update(_ view: Content, inputs: _NodeInputs) {
        // Swapped: a copy of the previous view would retain its content.
        var previous = view
        swap(&previous, &self.view)
        self.inputs = inputs
        didUpdate(from: previous)
        wrapped?.update(view.wrapped, inputs: view.wrappedInputs(in: self))
        view.didUpdateWrapped(self)
    }

    func didUpdate(from previous: Content) { view.didUpdate(self, from: previous) }

    override package final func refresh() { view.refresh(self) }

    override package func visibilityDidChange() { view.visibilityDidChange(self) }

    override package func willUnmount() { view.willUnmount(self) }

    override package final func forEachChild(_ body: (_Node) -> Void) {
        // Most have no other child, and need no copy of the view.
        if Content.hasOtherChildren {
            view.forEachChild(of: self, body)
        } else if let wrapped {
            body(wrapped)
        }
    }

    override final func addDecoratedValues(to modifiers: inout ElementModifiers) {
        wrapped?.addDecoratedValues(to: &modifiers)
    }

    override package final func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        if !view.distinguish(child, of: self, in: &identity) { super.distinguish(child, in: &identity) }
    }
}
