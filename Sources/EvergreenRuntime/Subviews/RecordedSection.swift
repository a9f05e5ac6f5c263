import EvergreenComparison

/// A section among the subviews of a container's content.
package struct RecordedSection<Header: View, Content: View, Footer: View>: PrimitiveView, MultiView {
    package typealias Node = RecordedSectionNode<Header, Content, Footer>

    let header: Header
    let content: Content
    let footer: Footer
    /// The section's actions; nil for none.
    let actions: AnyView?

    package init(header: Header, content: Content, footer: Footer, actions: AnyView? = nil) {
        self.actions = actions
        self.header = header
        self.content = content
        self.footer = footer
    }
}

/// A node that represents one section.
@MainActor
protocol RecordedSectionParts: _Node {
    var section: FoundSection { get }
}

package final class RecordedSectionNode<Header: View, Content: View, Footer: View>: PrimitiveNode<
    RecordedSection<Header, Content, Footer>
>, RecordedSectionParts
{
    private let identity = SubviewIdentity()
    private var header: _ViewNode<Header>?
    private var content: _ViewNode<Content>?
    private var footer: _ViewNode<Footer>?
    private var actions: _ViewNode<AnyView?>?

    required init(_ view: RecordedSection<Header, Content, Footer>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        identity.begin(self)
        header = Header.makeSiblingNode(view.header, parent: self, inputs: inputs)
        content = Content.makeSiblingNode(view.content, parent: self, inputs: inputs)
        footer = Footer.makeSiblingNode(view.footer, parent: self, inputs: inputs)
        mountActions(view.actions, inputs: inputs)
    }

    private func mountActions(_ actions: AnyView?, inputs: _NodeInputs) {
        guard let actions else { return }
        self.actions = AnyView?.makeSiblingNode(actions, parent: self, inputs: inputs)
    }

    override package func update(_ view: RecordedSection<Header, Content, Footer>, inputs: _NodeInputs) {
        let previous = ContainerValues(self.inputs.modifiers)
        super.update(view, inputs: inputs)
        header?.update(view.header, inputs: inputs)
        content?.update(view.content, inputs: inputs)
        footer?.update(view.footer, inputs: inputs)
        if let actions {
            actions.update(view.actions, inputs: inputs)
        } else {
            mountActions(view.actions, inputs: inputs)
            if actions != nil { elementsDidChange() }
        }
        if !InputComparison.areEqual(previous, ContainerValues(inputs.modifiers)) { elementsDidChange() }
    }

    var section: FoundSection {
        FoundSection(
            identity: identity,
            containerValues: ContainerValues(inputs.modifiers),
            header: subviews(of: header),
            content: subviews(of: content),
            footer: subviews(of: footer),
            actions: subviews(of: actions)
        )
    }

    private func subviews(of node: _Node?) -> [Subview] { node.map { FoundSubviews(below: $0).subviews } ?? [] }

    override func forEachSubview(_ body: (_Node) -> Void) { body(self) }

    override package func forEachChild(_ body: (_Node) -> Void) {
        for child in [header, content, footer, actions] as [_Node?] {
            if let child { body(child) }
        }
    }

    override package func willUnmount() { identity.end() }
}
