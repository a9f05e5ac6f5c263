/// One tab of a tab view: what is pressed, and the panel with what it shows.
@MainActor
final class TabPage {
    /// The tab in the bar.
    let button: Element
    let panel: Element
    /// What the tab stands for, as far as its views say so.
    var tag: AnyHashable?
    var badge: String? {
        didSet { if badge != oldValue { draw() } }
    }
    private(set) var isSelected = false
    /// Called when a person presses the tab.
    var onTap: (@MainActor () -> Void)?

    init(in document: Document) {
        panel = document.makeElement(ElementDescription(.box))
        button = document.makeElement(ElementDescription(.box))
        panel.set(ElementDescription(.tabPanel(tab: button.id)))
        draw()
        button.onEvent = { [weak self] event in
            guard let onTap = self?.onTap, event == .tap else { return false }
            onTap()
            return true
        }
    }

    func setSelected(_ isSelected: Bool) {
        guard isSelected != self.isSelected else { return }
        self.isSelected = isSelected
        draw()
    }

    private func draw() {
        let traits = TabTraits(isSelected: isSelected, badge: badge ?? "", panel: panel.id)
        button.set(ElementDescription(.tab(traits)))
    }

    func discard() {
        button.discard()
        panel.discard()
    }
}

extension TabPage: Equatable {
    nonisolated static func == (lhs: TabPage, rhs: TabPage) -> Bool { lhs === rhs }
}

/// The node of a tab, whatever its views are.
@MainActor
protocol TabPageOwner: _Node {
    var page: TabPage { get }
}

/// The node of one of the views of a tab view. What is inside is hidden until the tab is selected.
final class TabPageNode<Content: View>: _ViewNode<Content>, TabPageOwner {
    let page: TabPage
    private var child: _ViewNode<Content>?

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        page = TabPage(in: parent.tree.document)
        super.init(view, parent: parent, inputs: inputs)
        setShowsChildren(false)
        child = Content._makeNode(view, parent: self, inputs: pageInputs)
        collect()
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        child?.update(view, inputs: pageInputs)
    }

    private var pageInputs: _NodeInputs {
        var inputs = inputs
        inputs.placement = .inTab(page)
        return inputs
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The elements are in the panel, which the tab view shows.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted else { return }
        page.panel.setChildren(childElements)
    }

    override func willUnmount() {
        page.discard()
    }
}
