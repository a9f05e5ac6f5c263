/// A view that switches between multiple contents with a tab bar.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Players", systemImage: "person.2", value: .players) { PlayerList() }
///     Tab("Scores", systemImage: "trophy", value: .scores) { ScoreList() }
/// }
/// ```
///
/// The content of a tab is mounted when the tab is first selected, and keeps its state as long as the tab exists. When another tab is
/// selected, its `onDisappear` actions run and its tasks are cancelled, and no patches are sent for it.
public struct TabView<SelectionValue: Hashable, Content: View>: ElementView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Creates a tab view with a tab for each view, which sets its label with `tabItem(_:)` and its selection value with `tag(_:)`. If no
    /// tab has the selected value, the first one is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view with a tab for each view, which sets its label with `tabItem(_:)`. The tab view stores the selection itself.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a tab view with a selection binding. If no tab has the selected value, the first one is shown.
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    /// Creates a tab view that stores the selection itself.
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<Tabs> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}

extension TabView {
    package struct NodeState {
        var content: _ViewNode<Content>?
        var bar: Element?
        var barContributions: TabBarContributions?
        var accessory: TabViewAccessory?
        fileprivate var contentEnvironment = DerivedEnvironment<Void>()
        /// The last shown tab, or the tab that the user has pressed since.
        weak var chosen: TabPage?
        /// The index of the tab that the user chose; nil if a binding stores the selection.
        var chosenPlace: StateLocation<Int?>?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind { .tabView }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        return environment.pagesAppearance.map { [.pages($0, hasBackground: environment.hasIndexBackground)] }
            ?? environment.tabBarMinimizeBehavior.style
    }

    package static var contentPlacement: (any Placement)? { TabSiblingPlacement.shared }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.bar = node.tree.document.makeElement(ElementDescription(.tabBar))
        if selection == nil { node.state.chosenPlace = node.makeState("tab", nil) }
        node.state.barContributions = TabBarContributions(of: node)
        node.state.content = Content.makeSiblingNode(content, parent: node, inputs: contentInputs(in: node))
        placeAccessory(in: node)
    }

    private func placeAccessory(in node: ElementNode<Self>) {
        guard let view = node.environment.tabViewAccessory else {
            node.state.accessory?.unmount()
            node.state.accessory = nil
            return
        }
        if let accessory = node.state.accessory {
            accessory.update(view, inputs: node.innerInputs)
        } else {
            node.state.accessory = TabViewAccessory(view, owner: node, inputs: node.innerInputs)
        }
    }

    private func contentInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        let contributions = node.state.barContributions
        inputs.environment = node.state.contentEnvironment.derive(from: inputs.environment) {
            $0.tabBarContributions = contributions
            // The accessory does not apply to nested tab views.
            if $0.tabViewAccessory != nil { $0.tabViewAccessory = nil }
        }
        return inputs
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.content?.update(content, inputs: contentInputs(in: node))
        placeAccessory(in: node)
        node.elementsDidChange()
    }

    /// Updates the tabs after a change of the selection, which this node reads, not the parent's body.
    package func refresh(_ node: ElementNode<Self>) {
        node.draw()
        node.elementsDidChange()
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let content = node.state.content { body(content) }
        if let accessory = node.state.accessory { body(accessory.child) }
    }

    /// Shows the selected tab and the bar. All tabs are known at the end of an update.
    package func collectChildren(in node: ElementNode<Self>) {
        guard let bar = node.state.bar else { return }
        let tabs = tabs(below: node)
        let pages = tabs.map(\.page)
        let inBar = barPages(among: pages)
        let selection = node.reading { self.selection?.wrappedValue }
        let chosen = node.state.chosen
        let selected =
            selection.flatMap { selection in pages.first { value(of: $0) == selection } }
            ?? inBar.first { $0 === chosen } ?? restoredPage(among: pages, in: node) ?? inBar.first ?? pages.first
        let isPaged = node.environment.pagesAppearance != nil
        for (place, page) in inBar.enumerated() {
            page.pageName = isPaged ? "\(place + 1) / \(inBar.count)" : nil
        }
        for page in pages {
            page.onBarChange = { [weak node] in node?.elementsDidChange() }
            page.onTap = { [weak node, weak page] in
                if let node, let page { node.view.select(page, in: node) }
            }
            page.setSelected(page === selected)
        }
        for tab in tabs where tab.page !== selected { tab.setShowsChildren(false) }
        for tab in tabs where tab.page === selected { tab.setShowsChildren(true) }
        node.state.chosen = selected
        bar.setChildren(inBar.map(\.button))
        let traits = node.state.barContributions?.traits ?? TabBarTraits()
        bar.set(ElementDescription(.tabBar, style: traits.style.values))
        node.element.setChildren(
            (traits.isHidden == true ? [] : [bar]) + (selected.map { [$0.panel] } ?? [])
                + (node.state.accessory.map { [$0.element] } ?? [])
        )
    }

    /// The tabs in the bar, in order.
    private func barPages(among pages: [TabPage]) -> [TabPage] {
        let shown = pages.filter(\.traits.isInBar)
        return shown.filter { !$0.traits.isLast } + shown.filter(\.traits.isLast)
    }

    /// The tab restored from saved state; nil if it no longer exists.
    private func restoredPage(among pages: [TabPage], in node: ElementNode<Self>) -> TabPage? {
        guard node.state.chosen == nil, let place = node.state.chosenPlace?.value else { return nil }
        return pages.indices.contains(place) ? pages[place] : nil
    }

    private func tabs(below node: ElementNode<Self>) -> [any TabPageOwner] {
        var tabs: [any TabPageOwner] = []
        func visit(_ node: _Node) {
            node.forEachChild { child in
                if let tab = child as? any TabPageOwner { tabs.append(tab) } else { visit(child) }
            }
        }
        if let content = node.state.content {
            if let tab = content as? any TabPageOwner { return [tab] }
            visit(content)
        }
        return tabs
    }

    private func value(of page: TabPage) -> SelectionValue? {
        // If no modifier around the content sets a tag, the content itself may have one.
        let tag = page.tag ?? page.panel.children.first?.tag
        return tag?.base as? SelectionValue ?? tag.flatMap { $0 as? SelectionValue }
    }

    private func select(_ page: TabPage, in node: ElementNode<Self>) {
        node.state.chosen = page
        node.state.chosenPlace?.value = tabs(below: node).firstIndex { $0.page === page }
        if let selection, let value = value(of: page) { selection.wrappedValue = value }
        node.invalidate()
    }

    package func willUnmount(_ node: ElementNode<Self>) {
        node.state.bar?.discard()
        node.state.chosenPlace?.discard()
    }
}
