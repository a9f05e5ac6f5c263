/// A view that wraps another one and is not drawn itself. It changes the inputs of the wrapped view, or has side effects.
package protocol WrapperView: PrimitiveView, FormedView {
    associatedtype Node: PrimitiveNode<Self> = WrapperNode<Self>
    associatedtype Wrapped: View
    /// The state that the node keeps for the view.
    associatedtype NodeState = Void

    var wrapped: Wrapped { get }

    func makeNodeState() -> NodeState

    /// The inputs of the wrapped view.
    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs

    /// Whether the wrapped view is mounted at once. If not, the view mounts it later with `mountWrapped()`.
    func mountsWrapped(in node: WrapperNode<Self>) -> Bool

    /// Called once, before the wrapped view is mounted.
    func willMount(_ node: WrapperNode<Self>)

    /// Called once, after the wrapped view was mounted.
    func didMount(_ node: WrapperNode<Self>)

    /// Called when the view has been updated, before the wrapped view is.
    func didUpdate(_ node: WrapperNode<Self>, from previous: Self)

    /// Called when the view has been updated, after the wrapped view was.
    func didUpdateWrapped(_ node: WrapperNode<Self>)

    /// Updates the node after one of its dependencies has changed.
    func refresh(_ node: WrapperNode<Self>)

    /// Called when the node's content has appeared or disappeared while the node stays mounted.
    func visibilityDidChange(_ node: WrapperNode<Self>)

    /// Called once, when the node is unmounted.
    func willUnmount(_ node: WrapperNode<Self>)

    /// Whether the node has children other than the wrapped view's node.
    static var hasOtherChildren: Bool { get }

    /// Calls `body` with the node of the wrapped view, if it is mounted, and with the other children, in order. Only for views that have
    /// other children.
    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void)

    /// Adds what distinguishes a child from its siblings to its identity. Returns false to use its position among them.
    func distinguish(_ child: _Node, of node: WrapperNode<Self>, in identity: inout ViewIdentity) -> Bool
}

extension WrapperView where NodeState == Void {
    package func makeNodeState() {}
}

extension WrapperView {
    package static func makeSubviewForm(content: SubviewForm) -> SubviewForm { Wrapped.subviewForm(content: content) }

    package func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs { node.inputs }
    package func mountsWrapped(in node: WrapperNode<Self>) -> Bool { true }

    package func willMount(_ node: WrapperNode<Self>) {}
    package func didMount(_ node: WrapperNode<Self>) {}
    package func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {}
    package func didUpdateWrapped(_ node: WrapperNode<Self>) {}
    package func refresh(_ node: WrapperNode<Self>) {}
    package func visibilityDidChange(_ node: WrapperNode<Self>) {}
    package func willUnmount(_ node: WrapperNode<Self>) {}

    package static var hasOtherChildren: Bool { false }

    package func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let wrapped = node.wrapped { body(wrapped) }
    }

    package func distinguish(_ child: _Node, of node: WrapperNode<Self>, in identity: inout ViewIdentity) -> Bool {
        false
    }
}
