/// The root of a tree: it draws its view into the root of the document, within a frame.
final class WindowNode<Content: View>: _Node {
    private var child: _ViewNode<Content>?
    private var frame: (any WindowFrame)?
    private let windowTitle: String

    init(
        _ view: Content,
        tree: ViewTree,
        environment: EnvironmentValues,
        frame makeFrame: (@MainActor (_Node) -> any WindowFrame)?
    ) {
        if case .window(let title) = tree.document.root.description.kind {
            windowTitle = title
        } else {
            windowTitle = ""
        }
        super.init(tree: tree, inputs: _NodeInputs(environment: environment))
        frame = makeFrame?(self)
        frame?.prepare(&inputs.environment)
        child = Content._makeNode(view, parent: self, inputs: inputs)
        elementsDidChange()
    }

    func update(_ view: Content, environment: EnvironmentValues) {
        inputs.environment = environment
        frame?.prepare(&inputs.environment)
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
        let elements = frame?.elements(around: childElements) ?? childElements
        tree.document.root.setChildren(elements)
        let title = frame?.title ?? ""
        tree.document.root.set(ElementDescription(.window(title: title.isEmpty ? windowTitle : title)))
    }
}
