extension View {
    /// Says what the tab of this view looks like: a label, or an image and a text.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
        TabItemView(wrapped: self, item: label())
    }
}

/// What a tab shows, and what the tab looks like.
struct TabItemView<Content: View, Item: View>: View, WrapperView {
    let wrapped: Content
    let item: Item

    typealias Body = Never

    static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TabItemNode(view, parent: parent, inputs: inputs)
    }
}

/// Makes what a tab shows when it is first shown.
private final class TabItemNode<Content: View, Item: View>: _ViewNode<TabItemView<Content, Item>> {
    private var item: TabLabelNode<Item>?
    private var content: _ViewNode<Content>?

    override init(_ view: TabItemView<Content, Item>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        if let page {
            item = TabLabelNode(view.item, page: page, parent: self, inputs: inputs.inside())
            describe(page)
        }
        if page == nil || isVisible { makeContent() }
    }

    override func update(_ view: TabItemView<Content, Item>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        item?.update(view.item, inputs: inputs.inside())
        if let page { describe(page) }
        content?.update(view.wrapped, inputs: contentInputs)
    }

    override func visibilityDidChange() {
        guard isVisible, content == nil else { return }
        makeContent()
        elementsDidChange()
    }

    private func makeContent() {
        content = Content._makeNode(view.wrapped, parent: self, inputs: contentInputs)
    }

    private var page: TabPage? {
        guard case .inTab(let page) = inputs.placement else { return nil }
        return page
    }

    private var contentInputs: _NodeInputs {
        var inputs = inputs
        if page != nil { inputs.placement = .flow }
        return inputs
    }

    /// Modifiers may stand on either side of `tabItem(_:)`: those inside are found before the content is made.
    private func describe(_ page: TabPage) {
        var modifiers = inputs.modifiers
        modifiers.add(modifiersAround: view.wrapped, in: inputs.environment)
        page.tag = modifiers.tag
        page.badge = modifiers.badge
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let item { body(item) }
        if let content { body(content) }
    }
}

/// Hands the elements of a tab's label to the tab.
private final class TabLabelNode<Label: View>: _ViewNode<Label> {
    private let page: TabPage
    private var child: _ViewNode<Label>?

    init(_ view: Label, page: TabPage, parent: _Node, inputs: _NodeInputs) {
        self.page = page
        super.init(view, parent: parent, inputs: inputs)
        child = Label._makeNode(view, parent: self, inputs: inputs)
        hand()
    }

    override func update(_ view: Label, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(view, inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The elements are in the tab, not here.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.hand() }
    }

    private func hand() {
        guard isMounted else { return }
        page.button.setChildren(childElements)
    }
}
