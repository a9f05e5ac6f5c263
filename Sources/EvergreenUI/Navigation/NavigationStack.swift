/// A view that displays a root page and pages pushed on top of it. The topmost page is shown, with its title and toolbar items in a bar.
///
/// Pages are pushed by a `NavigationLink`, by a value in the path, or by a binding (`navigationDestination`), and popped by the back button
/// in the bar or in the browser. A covered page keeps its state, but its `onDisappear` actions run, its tasks are cancelled, and no patches
/// are sent for it.
public struct NavigationStack<Data, Root: View>: ElementView {
    let path: (any StackPath)?
    let root: Root

    /// Creates a stack with a root page.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a root page and a page for each value of a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundPath(binding: path)
        self.root = root()
    }

    /// Creates a stack with a root page and a page for each element of a collection.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = BoundCollectionPath(binding: path)
        self.root = root()
    }
}

extension NavigationStack {
    package struct NodeState {
        var pages: PageStack?
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func kind(in node: ElementNode<Self>) -> ElementKind { .navigationStack }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.pages = PageStack(of: node, path: path, root: AnyView(root))
        synchronize(in: node)
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.pages?.update(path: path, root: AnyView(root), inputs: node.innerInputs)
        synchronize(in: node)
    }

    /// Updates the pages after a change of the path, or after a push or pop. The path is read by this node, not by the parent's body.
    package func refresh(_ node: ElementNode<Self>) {
        node.draw()
        synchronize(in: node)
    }

    private func synchronize(in node: ElementNode<Self>) {
        guard let pages = node.state.pages else { return }
        let values = node.reading { pages.path.values }
        pages.synchronize(with: values, inputs: node.innerInputs)
        node.elementsDidChange()
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        node.state.pages?.forEachNode(body)
    }

    package func willUnmount(_ node: ElementNode<Self>) { node.state.pages?.willUnmount() }

    package func collectChildren(in node: ElementNode<Self>) {
        node.element.setChildren(node.state.pages?.top.map { [$0.outlet.element] } ?? [])
    }
}
