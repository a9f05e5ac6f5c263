/// A section of a lazy stack or lazy grid: a container with the same layout as the enclosing one, which it spans.
struct LazySection<Parent: View, Content: View, Footer: View>: ElementView {
    let section: Section<Parent, Content, Footer>
    let placement: SectionPlacement
    /// The modifiers of a section apply to each of its views.
    private let outerInputs: _NodeInputs

    /// Removes the inputs that apply to the section's views from the section's own inputs.
    init(section: Section<Parent, Content, Footer>, placement: SectionPlacement, takingInputs inputs: inout _NodeInputs)
    {
        self.section = section
        self.placement = placement
        inputs.placement = nil
        outerInputs = inputs
        inputs = inputs.inside()
    }

    struct NodeState {
        var header: _ViewNode<SectionEdge<Parent>>?
        var content: _ViewNode<Content>?
        var footer: _ViewNode<SectionEdge<Footer>>?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind { placement.container }

    func style(in node: ElementNode<Self>) -> [StyleValue] { [.lazySection] }

    private var header: SectionEdge<Parent> { edge(section.header, pinned: placement.headerEdge) }

    private var footer: SectionEdge<Footer> { edge(section.footer, pinned: placement.footerEdge) }

    private func edge<Inner: View>(_ inner: Inner, pinned edge: Edge?) -> SectionEdge<Inner> {
        var inputs = outerInputs
        inputs.isLazy = false
        return SectionEdge(inner: inner, layout: placement.edgeLayout, pinnedEdge: edge, innerInputs: inputs)
    }

    func mountChildren(in node: ElementNode<Self>) {
        let inputs = node.innerInputs
        if Parent.self != EmptyView.self {
            node.state.header = SectionEdge._makeNode(header, parent: node, inputs: inputs)
        }
        node.state.content = Content._makeNode(section.content, parent: node, inputs: outerInputs)
        if Footer.self != EmptyView.self {
            node.state.footer = SectionEdge._makeNode(footer, parent: node, inputs: inputs)
        }
    }

    func updateChildren(in node: ElementNode<Self>) {
        let inputs = node.innerInputs
        node.state.header?.update(header, inputs: inputs)
        node.state.content?.update(section.content, inputs: outerInputs)
        node.state.footer?.update(footer, inputs: inputs)
    }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        for child in [node.state.header, node.state.content, node.state.footer] as [_Node?] {
            if let child { body(child) }
        }
    }
}

/// The header or footer of a section in a lazy container.
struct SectionEdge<Inner: View>: ContainerView {
    let inner: Inner
    let layout: StackLayout
    /// The edge at which it is pinned; nil for none.
    let pinnedEdge: Edge?
    let innerInputs: _NodeInputs

    func kind(in node: ElementNode<Self>) -> ElementKind { .stack(layout) }

    func style(in node: ElementNode<Self>) -> [StyleValue] { [.sectionEdge(pinned: pinnedEdge)] }

    func contentInputs(in node: ElementNode<Self>) -> _NodeInputs { innerInputs }
}
