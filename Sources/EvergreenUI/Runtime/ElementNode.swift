/// A node that is drawn: it owns one element, wrapped into a row or a toolbar item where its place asks for that.
class ElementNode<Content: View>: _ViewNode<Content> {
    let element: Element
    private let wrapper: Element?
    /// At the end of a row, beside the element.
    private var badge: Element?
    /// What is special about the row around the element, if it is in one.
    private var row: ListRow?

    /// Makes the element. Its children come with `mountChildren()`.
    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        element = parent.tree.document.makeElement(ElementDescription(.box))
        wrapper = inputs.placement.wrapper.map { parent.tree.document.makeElement(ElementDescription($0)) }
        super.init(view, parent: parent, inputs: inputs)
        if isField { element.onIdentityRequest = { [weak self] in self?.viewIdentity.text } }
        wrapper?.setChildren([element])
        mountChildren()
        draw()
        collectChildren()
    }

    // MARK: What subclasses say

    /// What the element is.
    var kind: ElementKind { .box }

    /// Style values that the element gets from the environment.
    var ownStyle: [StyleValue] { [] }

    /// Whether the element is a control, which the environment may disable.
    var isControl: Bool { false }

    /// Whether a control takes events.
    var isEnabled: Bool { inputs.environment.isEnabled }

    /// Whether a person fills it in, so that a page has to find it again in another session.
    var isField: Bool { false }

    /// Makes the children's nodes.
    func mountChildren() {}

    /// Gives the children's nodes their new views and inputs.
    func updateChildren() {}

    // MARK: Drawing

    final override func update(_ view: Content, inputs: _NodeInputs) {
        markAsUpToDate()
        self.view = view
        self.inputs = inputs
        updateChildren()
        draw()
    }

    override func refresh() {
        markAsUpToDate()
        draw()
    }

    final func draw() {
        var description = ElementDescription(
            kind,
            attributes: inputs.modifiers.attributes,
            style: ownStyle + inputs.modifiers.style
        )
        if isControl, !isEnabled { description.attributes.isDisabled = true }
        if let focus = inputs.modifiers.focus {
            focus.attach(to: element)
            description.attributes.reportsFocus = true
        }
        element.tag = inputs.modifiers.tag
        element.set(description)
        if let wrapper, inputs.placement == .row { drawRow(wrapper) }
    }

    private func drawRow(_ wrapper: Element) {
        let badge = drawBadge()
        if row == nil, inputs.modifiers.row.isEmpty, !inputs.needsRowTag {
            if self.badge != nil { wrapper.setChildren([element] + [badge].compactMap { $0 }) }
            return
        }
        let row = row ?? ListRow(wrapper, around: element, of: self)
        self.row = row
        row.draw(inputs, badge: badge)
    }

    /// The badge that the row shows; nil if there is none.
    private func drawBadge() -> Element? {
        guard let text = inputs.modifiers.badge else { return nil }
        let badge = badge ?? tree.document.makeElement(ElementDescription(.badge("")))
        self.badge = badge
        badge.set(ElementDescription(.badge(text)))
        return badge
    }

    /// Reads a binding, so that this node is drawn again when its value changes.
    final func reading<Value>(_ read: () -> Value) -> Value {
        startReads()
        return recordingReads(read)
    }

    /// The inputs of what is in the element.
    final var innerInputs: _NodeInputs { inputs.inside(contentPlacement) }

    /// How the children stand in the element.
    var contentPlacement: _NodeInputs.Placement { .flow }

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collectChildren() }
    }

    func collectChildren() {
        guard isMounted else { return }
        element.setChildren(childElements)
    }

    final override func collectElements(into elements: inout [Element]) {
        elements.append(wrapper ?? element)
    }

    override func willUnmount() {
        row?.discard()
        element.discard()
        wrapper?.discard()
        badge?.discard()
    }
}

/// A view that is drawn as one element with one view inside.
protocol ContainerView: View {
    associatedtype Inner: View

    var inner: Inner { get }
}

/// The node of a view that is drawn as one element with one view inside.
class ContainerNode<Content: ContainerView>: ElementNode<Content> {
    private var child: _ViewNode<Content.Inner>?

    /// The inputs of the view inside.
    var contentInputs: _NodeInputs { innerInputs }

    override func mountChildren() {
        child = Content.Inner._makeNode(view.inner, parent: self, inputs: contentInputs)
    }

    final override func updateChildren() {
        child?.update(view.inner, inputs: contentInputs)
    }

    /// Gives the view inside its inputs, where they are made of something that changed.
    final func updateContent() {
        child?.update(inputs: contentInputs)
    }

    final override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}
