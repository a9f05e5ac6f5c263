extension View {
    /// Sets the label of this view's tab: a label, or an image and a text.
    public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
        TabItemView(wrapped: self, item: label())
    }
}

/// The content and label of a tab. The content is mounted when the tab is first shown.
struct TabItemView<Wrapped: View, Item: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let item: Item

    struct NodeState {
        var item: OutletNode<Item, TabLabelOutlet>?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func willMount(_ node: WrapperNode<Self>) {
        guard let page = page(of: node) else { return }
        node.state.item = OutletNode(item, outlet: TabLabelOutlet(page), parent: node, inputs: node.inputs.inside())
        describe(page, in: node)
    }

    func mountsWrapped(in node: WrapperNode<Self>) -> Bool { page(of: node) == nil || node.isVisible }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        node.state.item?.update(item, inputs: node.inputs.inside())
        if let page = page(of: node) { describe(page, in: node) }
    }

    func visibilityDidChange(_ node: WrapperNode<Self>) {
        guard node.isVisible, node.wrapped == nil else { return }
        node.mountWrapped()
        node.elementsDidChange()
    }

    private func page(of node: WrapperNode<Self>) -> TabPage? {
        (node.inputs.placement as? TabPagePlacement)?.page
    }

    func wrappedInputs(in node: WrapperNode<Self>) -> _NodeInputs {
        var inputs = node.inputs
        if page(of: node) != nil { inputs.placement = nil }
        return inputs
    }

    /// Modifiers can be applied before or after `tabItem(_:)`. Inner ones are collected before the content is mounted.
    private func describe(_ page: TabPage, in node: WrapperNode<Self>) {
        var modifiers = node.inputs.modifiers
        modifiers.add(modifiersAround: wrapped, in: node.environment)
        page.tag = modifiers.tag
        page.badge = modifiers.badge?.text
        page.traits = modifiers.tabItem
    }

    static var hasOtherChildren: Bool { true }

    func forEachChild(of node: WrapperNode<Self>, _ body: (_Node) -> Void) {
        if let item = node.state.item { body(item) }
        if let content = node.wrapped { body(content) }
    }
}

/// The outlet of a tab's label.
final class TabLabelOutlet: Outlet {
    private let page: TabPage

    init(_ page: TabPage) {
        self.page = page
    }

    func show(_ elements: [Element]) { page.button.setChildren(elements) }
}
