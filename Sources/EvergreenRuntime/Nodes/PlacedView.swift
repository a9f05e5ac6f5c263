/// A view that is not drawn itself: another view takes its place, and which one depends on what is around it.
package protocol PlacedView: PrimitiveView {
    associatedtype Node: PrimitiveNode<Self> = PlacedNode<Self>

    /// The view that takes the place of this one. It gets the inputs, which may be changed.
    func substitute(in inputs: inout _NodeInputs) -> any View
}

/// The node of a view whose place another one takes.
package final class PlacedNode<Content: PlacedView>: PrimitiveNode<Content> {
    private var child: _Node?

    package required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        var inputs = inputs
        child = makeChild(view.substitute(in: &inputs), inputs)
    }

    private func makeChild<Child: View>(_ view: Child, _ inputs: _NodeInputs) -> _Node {
        Child._makeNode(view, parent: self, inputs: inputs)
    }

    override package func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        var inputs = inputs
        let substitute = view.substitute(in: &inputs)
        // A node is for views of one type: in another placement, there may be another one.
        if let child, child.update(to: substitute, inputs: inputs) { return }
        child?.unmount()
        child = makeChild(substitute, inputs)
        elementsDidChange()
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
