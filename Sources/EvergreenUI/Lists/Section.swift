import EvergreenDocument

/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: ElementView {
    let header: Parent
    let content: Content
    let footer: Footer

    /// A section with these rows.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section where Footer == EmptyView {
    /// A section with these rows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// A section with these rows.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// A section with these rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title that is looked up in the app's translations.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// A section with a title that is shown as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section {
    package struct NodeState {
        var header: _ViewNode<Slot<Parent>>?
        var content: _ViewNode<Content>?
        var footer: _ViewNode<Slot<Footer>>?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind { .section }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        var style: [StyleValue] = []
        if let spacing = node.environment.listSectionSpacing { style.append(.sectionSpacing(spacing)) }
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

    /// A section is not a row: it has rows.
    package static var takesPlacement: Bool { false }

    package static var contentPlacement: (any Placement)? { RowPlacement.shared }

    private var headerSlot: Slot<Parent> { Slot(.sectionHeader, header) }
    private var footerSlot: Slot<Footer> { Slot(.sectionFooter, footer) }

    /// The rows are laid out with those of the list around the section.
    private func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        inputs.isLazy = node.inputs.isLazy
        // What is said of a section's rows is said of each.
        let modifiers = node.inputs.modifiers.row.filter(\.isOfRow)
        if !modifiers.isEmpty { inputs.modifiers.row = modifiers }
        return inputs
    }

    package func mountChildren(in node: ElementNode<Self>) {
        // A heading without words would be read as one all the same.
        node.state.header =
            Parent.self == EmptyView.self
            ? nil : Slot<Parent>._makeNode(headerSlot, parent: node, inputs: node.inputs.inside())
        node.state.content = Content._makeNode(content, parent: node, inputs: contentInputs(in: node))
        node.state.footer = Slot<Footer>._makeNode(footerSlot, parent: node, inputs: node.inputs.inside())
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.header?.update(headerSlot, inputs: node.inputs.inside())
        node.state.content?.update(content, inputs: contentInputs(in: node))
        node.state.footer?.update(footerSlot, inputs: node.inputs.inside())
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        for child in [node.state.header, node.state.content, node.state.footer] as [_Node?] {
            if let child { body(child) }
        }
    }
}
