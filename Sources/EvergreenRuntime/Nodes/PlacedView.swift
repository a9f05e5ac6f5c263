/// A view that is drawn as another view, depending on its placement.
package protocol PlacedView: PrimitiveView {
    associatedtype Node: PrimitiveNode<Self> = PlacedNode<Self>

    /// Returns the view that replaces this one. May change the inputs that it gets.
    func substitute(in inputs: inout _NodeInputs) -> any View
}

/// The node of a view that is replaced by another one.
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
        // A node is bound to one type of view, and another placement may substitute another type.
        if let child, child.update(to: substitute, inputs: inputs) { return }
        child?.unmount()
        child = makeChild(substitute, inputs)
        elementsDidChange()
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
