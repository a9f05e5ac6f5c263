/// A control whose element has the label's text as a property. The label's views are mounted, but not shown.
package protocol LabeledElementView: ElementView where NodeState == DetachedLabel<Label> {
    associatedtype Label: View

    var label: Label { get }
}

/// The label of a mounted control.
@MainActor
package struct DetachedLabel<Label: View> {
    fileprivate var content: DetachedText<Label>?

    var text: String { content?.text ?? "" }

    /// The name of the first symbol in the label, or nil for none.
    var symbol: String? { content?.element.symbols.first }
}

extension LabeledElementView {
    package func makeNodeState() -> DetachedLabel<Label> { DetachedLabel() }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.content = DetachedText(label, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.content?.update(label, inputs: node.innerInputs)
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.state.content { body(content.node) }
    }

    package func collectChildren(in node: ElementNode<Self>) {}
}
