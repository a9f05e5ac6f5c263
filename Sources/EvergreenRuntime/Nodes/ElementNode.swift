/// The node of a drawn view. It owns one element, wrapped in another element if the placement requires it.
package class ElementNode<Content: ElementView>: PrimitiveNode<Content> {
    package let element: Element
    /// The view's own state.
    package var state: Content.NodeState
    private let wrapper: Element?
    private var decoration: (any WrapperDecoration)?
    private var isWrapperDrawn = false

    package required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        let document = parent.tree.document
        element = document.makeElement(ElementDescription(.box))
        let wrapperKind = Content.takesPlacement ? inputs.placement?.wrapper : nil
        wrapper = wrapperKind.map { document.makeElement(ElementDescription($0)) }
        state = view.makeNodeState()
        super.init(view, parent: parent, inputs: inputs)
        // These closures retain the node until the element is discarded, together with the node.
        if view.isField(in: self) { element.onIdentityRequest = { self.viewIdentity.text } }
        if Content.takesEvents { element.onEvent = { event in self.view.handle(event, in: self) } }
        wrapper?.setChildren([element])
        mountChildren(of: view)
        draw(view)
        view.collectChildren(in: self)
    }

    // The view is passed as an argument, because each read of the property copies it.

    func mountChildren(of view: Content) { view.mountChildren(in: self) }

    func updateChildren(of view: Content) { view.updateChildren(in: self) }

    /// Updates the child view's inputs where they derive from changed values.
    package func updateContent() {}

    // MARK: Drawing

    override package final func update(_ view: Content, inputs: _NodeInputs) {
        let isDrawn = !isDirty && inputs.isIdentical(to: self.inputs) && view.isDrawn(like: self.view)
        // Event handlers may have changed.
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
        if wrapper != nil {
            drawWrapper(ownTag: ownTag)
        } else if inputs.hasModifiers, inputs.modifiers.hasValues {
            parent?.decoratedValuesDidChange()
        }
    }

    private func drawWrapper(ownTag: AnyHashable?) {
        guard let wrapper, let placement = inputs.placement else { return }
        isWrapperDrawn = true
        var rowInputs = inputs
        if Content.isDecoration {
            var modifiers = ElementModifiers()
            super.addDecoratedValues(to: &modifiers)
            if modifiers.hasValues { rowInputs.modifiers.add(valuesOf: modifiers) }
        }
        if let ownTag { rowInputs.modifiers.tag = ownTag }
        decoration = decoration ?? placement.makeDecoration(of: wrapper, around: element, in: self, inputs: rowInputs)
        decoration?.draw(rowInputs)
    }

    override final func addDecoratedValues(to modifiers: inout ElementModifiers) {
        if inputs.hasModifiers { modifiers.add(valuesOf: inputs.modifiers) }
        if Content.isDecoration { super.addDecoratedValues(to: &modifiers) }
    }

    override final func decoratedValuesDidChange() {
        guard Content.isDecoration else { return }
        if wrapper == nil { return super.decoratedValuesDidChange() }
        if isWrapperDrawn { drawWrapper(ownTag: view.ownTag(in: self)) }
    }

    /// Reads a binding, so that this node is redrawn when the value changes.
    package final func reading<Value>(_ read: () -> Value) -> Value {
        startReads()
        return recordingReads(read)
    }

    // MARK: Children

    /// The inputs of the element's content.
    package final var innerInputs: _NodeInputs { inputs.inside(Content.contentPlacement) }

    /// The inputs of the element's content, where a `ForEach` makes nodes only for the elements near the visible area.
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
        // The decorated element may be another one, with other modifiers.
        decoratedValuesDidChange()
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
