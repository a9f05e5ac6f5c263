import EvergreenDocument

/// A section of a list, a form or a menu.
struct ListSection<Parent: View, Content: View, Footer: View>: ElementView {
    let section: Section<Parent, Content, Footer>

    struct NodeState {
        var header: _ViewNode<Slot<Parent>>?
        var content: _ViewNode<Content>?
        var footer: _ViewNode<Slot<Footer>>?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind { .section }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        var style: [StyleValue] = []
        if let spacing = node.environment.listSectionSpacing { style.append(.sectionSpacing(spacing)) }
        style += node.environment.listSectionMargins.style
        if node.environment.headerProminence == .increased { style.append(.prominentHeader) }
        let (hidden, tints) = node.inputs.modifiers.row.lines {
            if case .sectionSeparator(let visibility, let edges) = $0 { (visibility, edges) } else { nil }
        } tint: {
            if case .sectionSeparatorTint(let paint, let edges) = $0 { (paint, edges) } else { nil }
        }
        style += tints.map { .sectionSeparatorTint($0, $1) }
        if !hidden.isEmpty { style.append(.hiddenSectionSeparators(hidden)) }
        return style
    }

    /// A section contains rows and is not a row itself.
    static var takesPlacement: Bool { false }

    static var contentPlacement: (any Placement)? { RowPlacement.shared }

    private var headerSlot: Slot<Parent> { Slot(.sectionHeader, section.header) }
    private var footerSlot: Slot<Footer> { Slot(.sectionFooter, section.footer) }

    /// The rows are laid out with those of the enclosing list.
    private func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        inputs.isLazy = node.inputs.isLazy
        // The row modifiers of a section apply to each of its rows.
        let modifiers = node.inputs.modifiers.row.filter(\.isOfRow)
        if !modifiers.isEmpty { inputs.modifiers.row = modifiers }
        return inputs
    }

    func mountChildren(in node: ElementNode<Self>) {
        // An empty heading would be announced by assistive technology.
        node.state.header =
            Parent.self == EmptyView.self
            ? nil : Slot<Parent>._makeNode(headerSlot, parent: node, inputs: node.inputs.inside())
        node.state.content = Content._makeNode(section.content, parent: node, inputs: contentInputs(in: node))
        node.state.footer = Slot<Footer>._makeNode(footerSlot, parent: node, inputs: node.inputs.inside())
    }

    func updateChildren(in node: ElementNode<Self>) {
        node.state.header?.update(headerSlot, inputs: node.inputs.inside())
        node.state.content?.update(section.content, inputs: contentInputs(in: node))
        node.state.footer?.update(footerSlot, inputs: node.inputs.inside())
    }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        for child in [node.state.header, node.state.content, node.state.footer] as [_Node?] {
            if let child { body(child) }
        }
    }
}
