/// A tab of a tab view: its button in the bar, and the panel with its content.
@MainActor
final class TabPage: Outlet {
    /// The button in the bar.
    let button: Element
    let panel: Element
    /// The selection value that its views set; nil for none.
    var tag: AnyHashable?
    var badge: String? {
        didSet { if badge != oldValue { draw() } }
    }
    /// The additional traits of the tab.
    var traits = TabItemTraits() {
        didSet {
            guard traits != oldValue else { return }
            draw()
            onBarChange?()
        }
    }
    private(set) var isSelected = false
    /// The accessibility label of a swipeable page; nil for the tab's label.
    var pageName: String? {
        didSet { if pageName != oldValue { draw() } }
    }
    /// Called when the tab's position in the bar or its membership may have changed.
    var onBarChange: (@MainActor () -> Void)?
    /// Called when the tab is pressed.
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
        let traits = TabTraits(isSelected: isSelected, badge: badge ?? "", panel: panel.id, pageName: pageName)
        var description = ElementDescription(.tab(traits))
        description.attributes.accessibilityIdentifier = self.traits.accessibilityIdentifier
        if pageName == nil { description.attributes.accessibilityLabel = self.traits.accessibilityLabel }
        button.set(description)
    }

    // MARK: The views of the tab

    /// The content is hidden until the tab is selected.
    static var startsHidden: Bool { true }

    private lazy var placement = TabPagePlacement(self)

    func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs
        inputs.placement = placement
        return inputs
    }

    /// The elements are children of the panel, which the tab view shows.
    func show(_ elements: [Element]) { panel.setChildren(elements) }

    func willUnmount() {
        button.discard()
        panel.discard()
    }
}

/// The placement of a tab view's content: each of several siblings is a tab.
final class TabSiblingPlacement: Placement {
    static let shared = TabSiblingPlacement()

    private init() {}

    var wrapsSiblings: Bool { true }

    func usesTags(in environment: EnvironmentValues) -> Bool { true }

    func makeSiblingNode<Content: View>(_ view: Content, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Content> {
        OutletNode(view, outlet: TabPage(in: parent.tree.document), parent: parent, inputs: inputs)
    }
}

/// The placement of a tab's content.
final class TabPagePlacement: Placement {
    private(set) weak var page: TabPage?

    init(_ page: TabPage) {
        self.page = page
    }
}

/// The node of a tab, of any type of content.
@MainActor
protocol TabPageOwner: _Node {
    var page: TabPage { get }
}

extension OutletNode: TabPageOwner where Target == TabPage {
    var page: TabPage { outlet }
}
