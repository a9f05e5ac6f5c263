import EvergreenDocument

/// A view that is drawn as one element, with content that an app's style of the environment may replace.
package protocol StyledElementView: ElementView where NodeState == StyledContent<Inner> {
    /// What is in the element without an app's style.
    associatedtype Inner: View

    var inner: Inner { get }

    /// What an app's style makes of the view; nil without one.
    func styledBody(in node: ElementNode<Self>) -> AnyView?
}

/// The content of an element: the platform's, or that of an app's style.
@MainActor
package struct StyledContent<Inner: View> {
    /// Either this or the styled content is mounted.
    fileprivate var plain: _ViewNode<Inner>?
    fileprivate var styled: _ViewNode<AnyView>?
    /// Whether a button is held down; nil for other elements, and until a style is asked.
    var press: ButtonPress?
    /// Nil for what does not change by the time.
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
