/// A stack of pages, of which the last one is shown, with a bar that has the title and the toolbar items of that page.
///
/// Pages are pushed by a `NavigationLink`, by a value in the path, or by a binding (`navigationDestination`). Each has
/// a button that leads back. A page that another one covers keeps its state; it has disappeared, its tasks are
/// cancelled, and nothing of it is sent to a page of the browser.
public struct NavigationStack<Data, Root: View>: View {
    let path: (any StackPath)?
    let root: Root

    public typealias Body = Never

    /// A stack that starts with this page.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack that starts with this page, and shows a page for each value of a path above it.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundPath(binding: path)
        self.root = root()
    }

    /// A stack that starts with this page, and shows a page for each element of a collection above it.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = BoundCollectionPath(binding: path)
        self.root = root()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        NavigationStackNode(view, parent: parent, inputs: inputs)
    }
}

private final class NavigationStackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>> {
    private var pages: PageStack?

    override var kind: ElementKind { .navigationStack }

    override func mountChildren() {
        pages = PageStack(of: self, path: view.path, root: AnyView(view.root))
        synchronize()
    }

    override func updateChildren() {
        pages?.update(path: view.path, root: AnyView(view.root), inputs: innerInputs)
        synchronize()
    }

    /// The path changed, which is read here and not by the view around, or a page was pushed or popped.
    override func refresh() {
        super.refresh()
        synchronize()
    }

    private func synchronize() {
        guard let pages else { return }
        let values = reading { pages.path.values }
        pages.synchronize(with: values, inputs: innerInputs)
        elementsDidChange()
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        pages?.forEachNode(body)
    }

    override func collectChildren() {
        guard isMounted else { return }
        element.setChildren(pages?.top.map { [$0.element] } ?? [])
    }
}
