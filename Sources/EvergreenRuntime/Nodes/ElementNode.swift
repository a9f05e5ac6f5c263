/// The node of a view that is drawn: it owns one element, wrapped into another one where its placement asks for that.
package class ElementNode<Content: ElementView>: PrimitiveNode<Content> {
    package let element: Element
    /// What the view keeps.
    package var state: Content.NodeState
    private let wrapper: Element?
    private var decoration: (any WrapperDecoration)?

    package required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        let document = parent.tree.document
        element = document.makeElement(ElementDescription(.box))
        let wrapperKind = Content.takesPlacement ? inputs.placement?.wrapper : nil
        wrapper = wrapperKind.map { document.makeElement(ElementDescription($0)) }
        state = view.makeNodeState()
        super.init(view, parent: parent, inputs: inputs)
        // What the element refers to ends when it is discarded: with this node.
        if view.isField(in: self) { element.onIdentityRequest = { self.viewIdentity.text } }
        if Content.takesEvents { element.onEvent = { event in self.view.handle(event, in: self) } }
        wrapper?.setChildren([element])
        mountChildren(of: view)
        draw(view)
        view.collectChildren(in: self)
    }

    // The view is handed on as an argument: each read of the property makes a copy.

    func mountChildren(of view: Content) { view.mountChildren(in: self) }

    func updateChildren(of view: Content) { view.updateChildren(in: self) }

    /// Gives the view inside a container its inputs, where they are made of something that changed.
    package func updateContent() {}

    // MARK: Drawing

    override package final func update(_ view: Content, inputs: _NodeInputs) {
        let isDrawn = !isDirty && inputs.isIdentical(to: self.inputs) && view.isDrawn(like: self.view)
        // What the view does may be something else.
        self.view = view
        if isDrawn { return }
        markAsUpToDate()
        self.inputs = inputs
        updateChildren(of: view)
        draw(view)
    }

    override package final func refresh() {
        markAsUpToDate()
        view.refresh(self)
    }

    package final func draw() { draw(view) }

    private func draw(_ view: Content) {
        let (kind, style) = view.kindAndStyle(in: self)
        var description = ElementDescription(kind, style: style)
        let ownTag = view.ownTag(in: self)
        var tag = ownTag
        var containerValues = ElementValues()
        if inputs.hasModifiers {
            let modifiers = inputs.modifiers
            description.attributes = modifiers.attributes
            if !modifiers.style.isEmpty { description.style += modifiers.style }
            if let focus = modifiers.focus {
                focus.attach(to: element)
                description.attributes.reportsFocus = true
            }
            tag = tag ?? modifiers.tag
            containerValues = modifiers[ElementValues.Key.self]
        }
        if Content.isControl, !view.isEnabled(in: self) { description.attributes.isDisabled = true }
        if view.noticesFocus {
            description.attributes.reportsFocus = true
            if element.onOwnFocusChange == nil {
                element.onOwnFocusChange = { isFocused in self.view.focusDidChange(isFocused, in: self) }
            }
        }
        element.tag = tag
        element.set(description)
        if containerValues != element.containerValues {
            element.containerValues = containerValues
            parent?.elementsDidChange()
        }
        if let wrapper, let placement = inputs.placement {
            decoration = decoration ?? placement.makeDecoration(of: wrapper, around: element, in: self)
            var rowInputs = inputs
            if let ownTag { rowInputs.modifiers.tag = ownTag }
            decoration?.draw(rowInputs)
        }
    }

    /// Reads a binding, so that this node is drawn again when its value changes.
    package final func reading<Value>(_ read: () -> Value) -> Value {
        startReads()
        return recordingReads(read)
    }

    // MARK: Children

    /// The inputs of what is in the element.
    package final var innerInputs: _NodeInputs { inputs.inside(Content.contentPlacement) }

    /// The inputs of what is in the element, where a `ForEach` has nodes for those of its elements that come into sight.
    package final var lazyInputs: _NodeInputs { inputs.inside(Content.contentPlacement, isLazy: true) }

    override package func forEachChild(_ body: (_Node) -> Void) { view.forEachChild(in: self, body) }

    override func collectRowTags(into tags: inout [AnyHashable]) {
        if let tag = decoration?.rowTag { tags.append(tag) } else { super.collectRowTags(into: &tags) }
    }

    override package final func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { self.collectChildren() }
    }

    private func collectChildren() {
        guard isMounted else { return }
        view.collectChildren(in: self)
    }

    override package final func collectElements(into elements: inout [Element]) {
        elements.append(wrapper ?? element)
    }

    override package final func willUnmount() {
        view.willUnmount(self)
        decoration?.discard()
        element.discard()
        wrapper?.discard()
    }
}
