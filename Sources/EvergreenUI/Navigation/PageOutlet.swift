/// The node of one page of a navigation stack.
typealias PageNode = OutletNode<AnyView, PageOutlet>

/// The outlet of a page on a navigation stack: an element with its own bar.
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
    private var contentEnvironment = DerivedEnvironment<ContentState>()
    /// Created when the bar of a column needs it.
    private var sidebarToggle: SidebarToggle?
    /// The title that the page's views set, used for the window and for the back button of the next page.
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
        let leadsBack = page.stack?.column?.canGoBack ?? false
        let state = ContentState(isLeaving: isLeaving, canDismiss: !isRoot || leadsBack)
        inputs.environment = contentEnvironment.derive(from: inputs.environment, with: state) { environment in
            environment.navigationBar = bar
            environment.navigationPage = page
            guard state.canDismiss else { return }
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

    /// Sets the children of the element. The stack displays the element unless another page covers it.
    func show(_ elements: [Element]) {
        guard let bar else { return }
        let traits = bar.traits
        let column = page.stack?.column
        let pagesBelow = depth - (page.stack?.rootDepth ?? 0)
        element.set(ElementDescription(.navigationPage(depth: max(pagesBelow, 0) + (column?.depth ?? 0))))
        if pagesBelow == 0 { barColumn?.isSidebarToggleRemoved = traits.isSidebarToggleRemoved == true }
        element.setChildren(bar.draw(leading: leadingItems(traits, pagesBelow: pagesBelow)) + elements)
        // A stack within a column shares the column's bar.
        let title = column == nil ? traits.title : bar.windowTitle
        if title != self.title {
            self.title = title
            next?.elementsDidChange()
            page.stack?.titleDidChange()
        }
    }

    /// The leading items of the bar: the back button or the sidebar toggle of a split view.
    private func leadingItems(_ traits: BarTraits, pagesBelow: Int) -> [Element] {
        var leading: [Element] = []
        if let title = backTitle(pagesBelow: pagesBelow), traits.isBackButtonHidden != true {
            backButton.set(ElementDescription(.backButton(title: title)))
            leading.append(backButton)
        }
        if let column = barColumn, case .sidebarToggle(let isSidebarShown) = column.leadingItem, let node {
            let toggle = sidebarToggle ?? SidebarToggle(in: node.tree.document)
            sidebarToggle = toggle
            toggle.draw(isSidebarShown: isSidebarShown, in: node.environment) { [weak column] in
                column?.toggleSidebar()
            }
            leading.append(toggle.element)
        }
        return leading
    }

    /// The title of the page that the back button leads to; nil for no back button.
    private func backTitle(pagesBelow: Int) -> String? {
        if pagesBelow > 0, let previous { return previous.outlet.title ?? "" }
        guard case .backButton(let title) = barColumn?.leadingItem else { return nil }
        return title
    }

    /// The column whose bar the page uses; nil for none.
    private var barColumn: SplitColumn? {
        guard let stack = page.stack else { return nil }
        if let column = stack.column { return column.hasInnerStack ? nil : column }
        return stack.enclosingColumn
    }

    func visibilityDidChange() { page.stack?.addressMayHaveChanged() }

    func willUnmount() {
        sidebarToggle?.element.discard()
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

/// The inputs of the page content's environment.
private struct ContentState: Equatable {
    let isLeaving: Bool
    let canDismiss: Bool
}

/// The button that toggles the sidebar of a split view.
@MainActor
private final class SidebarToggle {
    let element: Element

    init(in document: Document) {
        element = document.makeElement(ElementDescription(.sidebarToggle(isSidebarShown: true)))
    }

    func draw(isSidebarShown: Bool, in environment: EnvironmentValues, action: @escaping @MainActor () -> Void) {
        var description = ElementDescription(.sidebarToggle(isSidebarShown: isSidebarShown))
        let label = Text(isSidebarShown ? StandardText.hideSidebar : .showSidebar)
        description.attributes.accessibilityLabel = label.resolve(in: environment)
        element.set(description)
        element.onEvent = { event in
            guard event == .tap else { return false }
            action()
            return true
        }
    }
}

extension PageNode {
    /// Creates the node of a page above another one.
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
