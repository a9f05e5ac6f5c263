/// A view that is drawn as one element with one child view.
package protocol ContainerView: ElementView {
    associatedtype Node: PrimitiveNode<Self> = ContainerNode<Self>
    associatedtype Inner: View

    var inner: Inner { get }

    /// The inputs of the child view.
    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs
}

extension ContainerView {
    package func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { node.innerInputs }
}

/// The node of a view that is drawn as one element with one child view.
package final class ContainerNode<Content: ContainerView>: ElementNode<Content> {
    private var child: _ViewNode<Content.Inner>?

    override func mountChildren(of view: Content) {
        child = Content.Inner._makeNode(view.inner, parent: self, inputs: view.contentInputs(in: self))
    }

    override func updateChildren(of view: Content) {
        child?.update(view.inner, inputs: view.contentInputs(in: self))
    }

    override package func updateContent() {
        child?.update(inputs: view.contentInputs(in: self))
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
