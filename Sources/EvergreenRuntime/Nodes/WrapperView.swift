/// A view around another one that is not drawn itself: it changes what is around the view inside, or acts beside it.
package protocol WrapperView: PrimitiveView, FormedView {
    associatedtype Node: PrimitiveNode<Self> = WrapperNode<Self>
    associatedtype Wrapped: View
    /// What the node keeps for the view.
    associatedtype NodeState = Void

    var wrapped: Wrapped { get }

    func makeNodeState() -> NodeState

    /// The inputs of the view inside.
    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs

    /// Whether the view inside gets a node at once. If not, the view asks for one with `mountWrapped()`.
    func mountsWrapped(in node: WrapperNode<Self>) -> Bool

    /// Called once, before the view inside gets its node.
    func willMount(_ node: WrapperNode<Self>)

    /// Called once, after the view inside got its node.
    func didMount(_ node: WrapperNode<Self>)

    /// Called when the view was given anew, before the one inside.
    func didUpdate(_ node: WrapperNode<Self>, from previous: Self)

    /// Called when the view was given anew, after the one inside.
    func didUpdateWrapped(_ node: WrapperNode<Self>)

    /// Brings the node up to date when something has changed that it reads.
    func refresh(_ node: WrapperNode<Self>)

    /// Called when what the node shows came onto the screen or left it, though the node stays.
    func visibilityDidChange(_ node: WrapperNode<Self>)

    /// Called once, when the node leaves the tree.
    func willUnmount(_ node: WrapperNode<Self>)

    /// Whether there are other nodes below the view's node than that of the view inside.
    static var hasOtherChildren: Bool { get }

    /// Calls `body` with the node of the view inside, if it has one, and with what else is below the node, in order.
    /// Only for views that have other children.
    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void)

    /// Adds to the identity of a child what tells it from its siblings. Returns false for its place among them.
    func tellApart(_ child: _Node, of node: WrapperNode<Self>, in identity: inout ViewIdentity) -> Bool
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

    package func tellApart(_ child: _Node, of node: WrapperNode<Self>, in identity: inout ViewIdentity) -> Bool {
        false
    }
}
