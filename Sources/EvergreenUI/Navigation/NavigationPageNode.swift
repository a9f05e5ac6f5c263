/// The node of one page of a navigation stack: an element with a bar of its own.
final class NavigationPageNode: _Node {
    let page: NavigationPage
    let element: Element
    private var child: _ViewNode<AnyView>?
    private var bar: NavigationBar?
    private let backButton: Element
    private weak var previous: NavigationPageNode?
    private weak var next: NavigationPageNode?
    /// Whether the page was popped.
    private var isLeaving = false
    /// The title that the next page's button shows.
    private var title: String?

    init(_ page: NavigationPage, depth: Int, after previous: NavigationPageNode?, parent: _Node, inputs: _NodeInputs) {
        self.page = page
        self.previous = previous
        let document = parent.tree.document
        element = document.makeElement(ElementDescription(.navigationPage(depth: depth)))
        backButton = document.makeElement(ElementDescription(.backButton(title: "")))
        super.init(parent: parent, inputs: inputs)
        setShowsChildren(false)
        previous?.next = self
        bar = NavigationBar(of: self)
        backButton.onEvent = { [weak page] event in
            guard let page, event == .tap else { return false }
            page.dismissal()
            return true
        }
        page.hasNewContent = false
        child = AnyView._makeNode(page.content, parent: self, inputs: childInputs)
        collect()
    }

    /// Brings the page up to date, if there is something to do.
    override func update(inputs: _NodeInputs) {
        guard page.hasNewContent || !inputs.isIdentical(to: self.inputs) else { return }
        page.hasNewContent = false
        self.inputs = inputs
        child?.update(page.content, inputs: childInputs)
    }

    /// Tells the views of a page that was popped.
    func leave() {
        guard !isLeaving, isMounted else { return }
        isLeaving = true
        child?.update(page.content, inputs: childInputs)
    }

    private var childInputs: _NodeInputs {
        var inputs = inputs
        inputs.environment.navigationBar = bar
        inputs.environment.navigationPage = page
        if previous != nil {
            inputs.environment.dismiss = DismissAction(perform: page.dismissal)
            inputs.environment.isPresented = !isLeaving
        }
        return inputs
    }

    override func addOwnIdentity(to identity: inout ViewIdentity) {
        switch page.origin {
        case .root: break
        case .value(let value):
            identity.add(record: value.base)
        case .link, .presenter:
            identity.addPresentation()
            if let link = page.link { identity.add(link: link.viewIdentity) }
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The element is shown by the stack while no other page covers it.
    override func collectElements(into elements: inout [Element]) {}

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted, let bar else { return }
        let traits = bar.traits
        var leading: [Element] = []
        if let previous, traits.isBackButtonHidden != true {
            backButton.set(ElementDescription(.backButton(title: previous.bar?.title ?? "")))
            leading.append(backButton)
        }
        element.setChildren(bar.draw(leading: leading) + childElements)
        if traits.title != title {
            title = traits.title
            next?.elementsDidChange()
        }
    }

    override func willUnmount() {
        bar?.discard()
        backButton.discard()
        element.discard()
    }
}
