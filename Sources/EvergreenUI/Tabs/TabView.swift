/// Several views of which one is shown at a time, each behind a tab.
///
/// ```swift
/// TabView(selection: $selection) {
///     Tab("Players", systemImage: "person.2", value: .players) { PlayerList() }
///     Tab("Scores", systemImage: "trophy", value: .scores) { ScoreList() }
/// }
/// ```
///
/// What a tab shows is made when the tab is first selected. It keeps its state for as long as the tab is there: while
/// another tab is selected it has disappeared, its tasks are cancelled, and nothing of it is sent to a page.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content

    public typealias Body = Never

    /// A tab for each view, which says with `tabItem(_:)` what the tab looks like, and with `tag(_:)` for which value
    /// it stands. A selection that no tab stands for shows the first one.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        TabViewNode(view, parent: parent, inputs: inputs)
    }
}

extension TabView where SelectionValue == Int {
    /// A tab for each view, which says with `tabItem(_:)` what the tab looks like. The person alone selects.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs of which the selected one stands for the value of a binding. A selection that no tab stands for shows the
    /// first one.
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    /// Tabs that the person alone selects.
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<Tabs> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}

private final class TabViewNode<SelectionValue: Hashable, Content: View>: ElementNode<TabView<SelectionValue, Content>>
{
    private var content: _ViewNode<Content>?
    private var bar: Element?
    /// The tab that was shown last, or that the person chose since.
    private weak var chosen: TabPage?

    override var kind: ElementKind { .tabView }
    override var contentPlacement: _NodeInputs.Placement { .tab }

    override func mountChildren() {
        bar = tree.document.makeElement(ElementDescription(.tabBar))
        content = Content.makeSiblingNode(view.content, parent: self, inputs: innerInputs)
    }

    override func updateChildren() {
        content?.update(view.content, inputs: innerInputs)
        elementsDidChange()
    }

    /// The selection changed, which is read here and not by the view around.
    override func refresh() {
        super.refresh()
        elementsDidChange()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let content { body(content) }
    }

    /// Shows the selected tab, and the bar with all of them. The last step of an update: all tabs are known then.
    override func collectChildren() {
        guard isMounted, let bar else { return }
        let tabs = tabs
        let pages = tabs.map(\.page)
        let selection = reading { view.selection?.wrappedValue }
        let selected =
            selection.flatMap { selection in pages.first { value(of: $0) == selection } }
            ?? pages.first { $0 === chosen } ?? pages.first
        for page in pages {
            page.onTap = { [weak self, weak page] in
                if let page { self?.select(page) }
            }
            page.setSelected(page === selected)
        }
        for tab in tabs where tab.page !== selected { tab.setShowsChildren(false) }
        for tab in tabs where tab.page === selected { tab.setShowsChildren(true) }
        chosen = selected
        bar.setChildren(pages.map(\.button))
        element.setChildren([bar] + (selected.map { [$0.panel] } ?? []))
    }

    private var tabs: [any TabPageOwner] {
        var tabs: [any TabPageOwner] = []
        func visit(_ node: _Node) {
            node.forEachChild { child in
                if let tab = child as? any TabPageOwner { tabs.append(tab) } else { visit(child) }
            }
        }
        visit(self)
        return tabs
    }

    private func value(of page: TabPage) -> SelectionValue? {
        // Where nothing around the content has a tag, the content itself may have one.
        let tag = page.tag ?? page.panel.children.first?.tag
        return tag?.base as? SelectionValue ?? tag.flatMap { $0 as? SelectionValue }
    }

    private func select(_ page: TabPage) {
        chosen = page
        if let selection = view.selection, let value = value(of: page) { selection.wrappedValue = value }
        invalidate()
    }

    override func willUnmount() {
        bar?.discard()
        super.willUnmount()
    }
}
