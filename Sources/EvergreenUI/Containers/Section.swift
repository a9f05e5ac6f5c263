/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer

    public typealias Body = Never

    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        SectionNode(view, parent: parent, inputs: inputs)
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
    ElementNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode<Slot<Parent>>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<Slot<Footer>>?

    override init(_ view: Section<Parent, Content, Footer>, parent: _Node, inputs: _NodeInputs) {
        // A section is not a row: it has rows.
        var inputs = inputs
        inputs.placement = .flow
        super.init(view, parent: parent, inputs: inputs)
    }

    override var kind: ElementKind { .section }
    override var contentPlacement: _NodeInputs.Placement { .row }

    override func mountChildren() {
        header = Slot<Parent>._makeNode(Slot(.sectionHeader, view.header), parent: self, inputs: inputs.inside())
        content = Content._makeNode(view.content, parent: self, inputs: innerInputs)
        footer = Slot<Footer>._makeNode(Slot(.sectionFooter, view.footer), parent: self, inputs: inputs.inside())
    }

    override func updateChildren() {
        header?.update(Slot(.sectionHeader, view.header), inputs: inputs.inside())
        content?.update(view.content, inputs: innerInputs)
        footer?.update(Slot(.sectionFooter, view.footer), inputs: inputs.inside())
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        for child in [header, content, footer] as [_Node?] {
            if let child { body(child) }
        }
    }
}
