/// A column of a split view: a stack of pages in its own element.
struct SplitColumnView: ElementView {
    let column: SplitColumn
    let root: AnyView

    struct NodeState {
        var pages: PageStack?
    }

    func makeNodeState() -> NodeState { NodeState() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .splitColumn(column.column.role, title: column.title.isEmpty ? fallbackTitle : column.title)
    }

    /// A landmark needs a label.
    private var fallbackTitle: String {
        switch column.column.role {
        case .sidebar: "Sidebar"
        case .content: "Content"
        case .detail: "Detail"
        }
    }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard let width = column.width, column.next != nil else { return [] }
        return [.frame(FrameLayout(width: width.ideal, minWidth: width.min, maxWidth: width.max))]
    }

    /// Pages are mounted after all columns have their stacks, because a link in one column may present its page in another.
    func mountChildren(in node: ElementNode<Self>) {
        node.setShowsChildren(false)
        let pages = PageStack(of: node, path: nil, root: root, column: column)
        node.state.pages = pages
        column.stack = pages
        column.draw = { [weak node] in node?.draw() }
    }

    func updateChildren(in node: ElementNode<Self>) {
        node.state.pages?.update(path: nil, root: root, inputs: node.innerInputs)
        mountPages(in: node)
    }

    func refresh(_ node: ElementNode<Self>) {
        node.draw()
        mountPages(in: node)
    }

    /// Mounts pushed pages and updates the others.
    func mountPages(in node: ElementNode<Self>) {
        guard let pages = node.state.pages else { return }
        let values = node.reading { pages.path.values }
        pages.synchronize(with: values, inputs: node.innerInputs)
        node.elementsDidChange()
    }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) { node.state.pages?.forEachNode(body) }

    func willUnmount(_ node: ElementNode<Self>) { node.state.pages?.willUnmount() }

    func collectChildren(in node: ElementNode<Self>) {
        node.element.setChildren(node.state.pages?.top.map { [$0.outlet.element] } ?? [])
    }
}
