/// A page with a bar, which shows the title and the toolbar items of the views inside.
public struct NavigationStack<Root: View>: View {
    let root: Root

    public typealias Body = Never

    /// A stack that starts with this page.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        NavigationStackNode(view, parent: parent, inputs: inputs)
    }
}

private final class NavigationStackNode<Root: View>: ElementNode<NavigationStack<Root>> {
    private var root: _ViewNode<Root>?
    private var bar: NavigationBar?

    override var kind: ElementKind { .navigationStack }

    private var rootInputs: _NodeInputs {
        var inputs = innerInputs
        inputs.environment.navigationBar = bar
        return inputs
    }

    override func mountChildren() {
        bar = NavigationBar(of: self)
        root = Root._makeNode(view.root, parent: self, inputs: rootInputs)
    }

    override func updateChildren() {
        root?.update(view.root, inputs: rootInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let root { body(root) }
    }

    override func collectChildren() {
        guard isMounted else { return }
        element.setChildren((bar?.draw() ?? []) + childElements)
    }

    override func willUnmount() {
        bar?.discard()
        super.willUnmount()
    }
}
