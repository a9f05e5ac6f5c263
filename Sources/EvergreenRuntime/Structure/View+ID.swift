extension View {
    /// Binds the view's identity to a value. When the value changes, the view is replaced and its state discarded.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    typealias Node = IdentifiedNode<Content, ID>

    let content: Content
    let id: ID
}

extension IdentifiedView: FormedView, EnclosingView {
    static func makeSubviewForm(content: SubviewForm) -> SubviewForm { Content.subviewForm(content: content) }

    var enclosed: any View { content }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: PrimitiveNode<IdentifiedView<Content, ID>> {
    private var child: _ViewNode<Content>?

    required init(_ view: IdentifiedView<Content, ID>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = Content._makeNode(view.content, parent: self, inputs: inputs)
    }

    override func update(_ view: IdentifiedView<Content, ID>, inputs: _NodeInputs) {
        let isSame = view.id == self.view.id
        super.update(view, inputs: inputs)
        if isSame {
            child?.update(view.content, inputs: inputs)
        } else {
            child?.unmount()
            child = Content._makeNode(view.content, parent: self, inputs: inputs)
            elementsDidChange()
        }
    }

    override func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        identity.add(record: view.id)
    }

    override func element(identifiedBy id: AnyHashable) -> Element? {
        if AnyHashable(view.id) == id, let element = childElements.first { return element }
        return super.element(identifiedBy: id)
    }

    override func node(identifiedBy id: AnyHashable) -> _Node? {
        AnyHashable(view.id) == id ? self : super.node(identifiedBy: id)
    }

    override func findIdentities(_ search: inout IdentitySearch) {
        super.findIdentities(&search)
        search.take(view.id, of: self)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
