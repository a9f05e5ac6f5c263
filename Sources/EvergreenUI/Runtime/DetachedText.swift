/// Views of which only the text is shown, as a property of another element: the label of a text field, say.
@MainActor
final class DetachedText<Content: View> {
    let node: _Node
    private let content: DetachedNode<Content>

    /// `onChange` is called when the text may have changed.
    init(_ view: Content, parent: _Node, inputs: _NodeInputs, onChange: @escaping @MainActor () -> Void) {
        content = DetachedNode(view, parent: parent, inputs: inputs)
        node = content
        content.element.onContentChange = onChange
    }

    func update(_ view: Content, inputs: _NodeInputs) {
        content.update(view, inputs: inputs)
    }

    var text: String { content.element.texts.joined(separator: " ") }
    /// The top elements, with what modifiers say of each.
    var element: Element { content.element }
}

/// The node of views that are drawn outside the document.
final class DetachedNode<Content: View>: _ViewNode<Content> {
    let element: Element
    private var child: _ViewNode<Content>?

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        element = parent.tree.document.makeElement(ElementDescription(.box))
        super.init(view, parent: parent, inputs: inputs)
        child = Content._makeNode(view, parent: self, inputs: inputs)
        collect()
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(view, inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    override func collectElements(into elements: inout [Element]) {}

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted else { return }
        element.setChildren(childElements)
    }

    override func willUnmount() {
        element.discard()
    }
}
