/// The root of a tree: it draws its view into the root of the document, below a bar and under sheets and alerts.
final class WindowNode<Content: View>: _Node {
    private var child: _ViewNode<Content>?
    private var bar: NavigationBar?
    private var presentations: PresentationHost?
    private let windowTitle: String
    private let editMode = Binding<EditMode>.inactive()

    init(_ view: Content, tree: ViewTree, environment: EnvironmentValues) {
        if case .window(let title) = tree.document.root.description.kind {
            windowTitle = title
        } else {
            windowTitle = ""
        }
        super.init(tree: tree, inputs: _NodeInputs(environment: environment))
        let bar = NavigationBar(of: self)
        let presentations = PresentationHost(window: self)
        self.bar = bar
        self.presentations = presentations
        inputs.environment.navigationBar = bar
        inputs.environment.presentationHost = presentations
        inputs.environment.editMode = editMode
        child = Content._makeNode(view, parent: self, inputs: inputs)
        elementsDidChange()
    }

    func update(_ view: Content, environment: EnvironmentValues) {
        inputs.environment = environment
        inputs.environment.navigationBar = bar
        inputs.environment.presentationHost = presentations
        inputs.environment.editMode = editMode
        child?.update(view, inputs: inputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted else { return }
        let elements = (bar?.draw() ?? []) + childElements + (presentations?.elements ?? [])
        tree.document.root.setChildren(elements)
        let title = bar?.title ?? ""
        tree.document.root.set(ElementDescription(.window(title: title.isEmpty ? windowTitle : title)))
    }
}
