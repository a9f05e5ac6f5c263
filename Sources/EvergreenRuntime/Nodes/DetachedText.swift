/// Views whose text alone is shown, as a property of another element, such as the label of a text field.
@MainActor
package final class DetachedText<Content: View> {
    package var node: _Node { content }
    /// The parent of the views' top elements.
    package let element: Element
    private let content: OutletNode<Content, DetachedElement>

    /// `onChange` is called when the text may have changed.
    package init(_ view: Content, parent: _Node, inputs: _NodeInputs, onChange: @escaping @MainActor () -> Void) {
        element = parent.tree.document.makeElement(ElementDescription(.box))
        content = OutletNode(view, outlet: DetachedElement(element), parent: parent, inputs: inputs)
        element.onContentChange = onChange
    }

    package func update(_ view: Content, inputs: _NodeInputs) {
        content.update(view, inputs: inputs)
    }

    package var text: String { element.texts.joined(separator: " ") }
}

/// An element outside of the visible tree.
private final class DetachedElement: Outlet {
    private let element: Element

    init(_ element: Element) {
        self.element = element
    }

    func show(_ elements: [Element]) { element.setChildren(elements) }

    func willUnmount() { element.discard() }
}
