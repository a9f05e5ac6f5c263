import EvergreenDocument

/// A view with one element, whose content can be replaced by a custom style of the environment.
package protocol StyledElementView: ElementView where NodeState == StyledContent<Inner> {
    /// The content of the element without a custom style.
    associatedtype Inner: View

    var inner: Inner { get }

    /// The body of the custom style, or nil without one.
    func styledBody(in node: ElementNode<Self>) -> AnyView?
}

/// The content of an element: the platform's, or that of a custom style.
@MainActor
package struct StyledContent<Inner: View> {
    /// Either the plain or the styled content is mounted.
    fileprivate var plain: _ViewNode<Inner>?
    fileprivate var styled: _ViewNode<AnyView>?
    /// The pressed state of a button. Nil for other elements, and until a custom style is used.
    var press: ButtonPress?
    /// Nil for views that don't change over time.
    var clock: ViewClock?
}

extension StyledElementView {
    package func makeNodeState() -> StyledContent<Inner> { StyledContent() }

    package func mountChildren(in node: ElementNode<Self>) { _ = placeContent(in: node) }

    package func updateChildren(in node: ElementNode<Self>) {
        if placeContent(in: node) { node.elementsDidChange() }
    }

    /// Mounts or updates the content. Returns whether it was replaced.
    private func placeContent(in node: ElementNode<Self>) -> Bool {
        guard let body = styledBody(in: node) else {
            node.state.styled?.unmount()
            node.state.styled = nil
            guard let plain = node.state.plain else {
                node.state.plain = Inner._makeNode(inner, parent: node, inputs: node.innerInputs)
                return true
            }
            plain.update(inner, inputs: node.innerInputs)
            return false
        }
        node.state.plain?.unmount()
        node.state.plain = nil
        guard let styled = node.state.styled else {
            node.state.styled = AnyView._makeNode(body, parent: node, inputs: node.innerInputs)
            return true
        }
        styled.update(body, inputs: node.innerInputs)
        return false
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let plain = node.state.plain { body(plain) }
        if let styled = node.state.styled { body(styled) }
    }
}
