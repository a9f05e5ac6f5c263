/// The node of one page of a navigation stack.
typealias PageNode = OutletNode<AnyView, PageOutlet>

/// Shows the views of one page of a navigation stack: in an element with a bar of its own.
final class PageOutlet: Outlet {
    let page: NavigationPage
    let element: Element
    private weak var node: _Node?
    private var bar: NavigationBar?
    private let backButton: Element
    private weak var previous: PageNode?
    private let depth: Int
    private var isRoot: Bool { depth == 0 }
    private weak var next: PageNode?
    /// Whether the page was popped.
    private(set) var isLeaving = false
    private var contentEnvironment = DerivedEnvironment<Bool>()
    /// The title that its views gave: that of the window, and on the next page's back button.
    private(set) var title: String?

    init(_ page: NavigationPage, depth: Int, after previous: PageNode?, in document: Document) {
        self.page = page
        self.previous = previous
        self.depth = depth
        element = document.makeElement(ElementDescription(.navigationPage(depth: depth)))
        backButton = document.makeElement(ElementDescription(.backButton(title: "")))
        backButton.onEvent = { [weak page] event in
            guard let page, event == .tap else { return false }
            page.dismissal()
            return true
        }
    }

    static var startsHidden: Bool { true }

    func willMount(_ node: _Node) {
        self.node = node
        bar = NavigationBar(of: node)
        page.hasNewContent = false
        previous?.outlet.next = node as? PageNode
    }

    func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs
        inputs.environment = contentEnvironment.derive(from: inputs.environment, with: isLeaving) { environment in
            environment.navigationBar = bar
            environment.navigationPage = page
            guard !isRoot else { return }
            environment.dismiss = DismissAction(perform: page.dismissal)
            environment.isPresented = !isLeaving
        }
        return inputs
    }

    static var identifiesItself: Bool { true }

    func addIdentity(to identity: inout ViewIdentity) {
        if identity.isForState { identity.add(place: depth) }
        switch page.origin {
        case .root: break
        case .value(let value):
            identity.add(record: value.base)
        case .link, .presenter:
            identity.addPresentation()
            if let link = page.link {
                identity.add(link: identity.isForState ? link.stateIdentity : link.viewIdentity)
            }
        }
    }

    /// The stack shows the element unless another page covers it.
    func show(_ elements: [Element]) {
        guard let bar else { return }
        let traits = bar.traits
        var leading: [Element] = []
        if let previous, traits.isBackButtonHidden != true {
            backButton.set(ElementDescription(.backButton(title: previous.outlet.title ?? "")))
            leading.append(backButton)
        }
        element.setChildren(bar.draw(leading: leading) + elements)
        if traits.title != title {
            title = traits.title
            next?.elementsDidChange()
            page.stack?.titleDidChange()
        }
    }

    func willUnmount() {
        bar?.discard()
        backButton.discard()
        element.discard()
    }

    fileprivate func markAsLeaving() -> Bool {
        guard !isLeaving else { return false }
        isLeaving = true
        return true
    }
}

extension PageNode {
    /// Makes the node of a page above another one.
    convenience init(
        _ page: NavigationPage,
        depth: Int,
        after previous: PageNode?,
        parent: _Node,
        inputs: _NodeInputs
    ) {
        let outlet = PageOutlet(page, depth: depth, after: previous, in: parent.tree.document)
        self.init(page.content, outlet: outlet, parent: parent, inputs: inputs)
    }

    /// Updates the page if its content or its inputs have changed.
    func updatePage(inputs: _NodeInputs) {
        let page = outlet.page
        guard page.hasNewContent || !inputs.isIdentical(to: self.inputs) else { return }
        page.hasNewContent = false
        update(page.content, inputs: inputs)
    }

    /// Notifies the views of a popped page.
    func leave() {
        guard isMounted, outlet.markAsLeaving() else { return }
        update(outlet.page.content, inputs: inputs)
    }
}
