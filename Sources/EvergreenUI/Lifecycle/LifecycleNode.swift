/// A view around another one that is not drawn itself.
protocol WrapperView: View {
    associatedtype Wrapped: View

    var wrapped: Wrapped { get }
}

/// The node of a view around another one that is not drawn itself.
class WrapperNode<Content: WrapperView>: _ViewNode<Content> {
    private var child: _ViewNode<Content.Wrapped>?

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = Content.Wrapped._makeNode(view.wrapped, parent: self, inputs: wrappedInputs)
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        let previous = self.view
        super.update(view, inputs: inputs)
        didUpdate(from: previous)
        child?.update(view.wrapped, inputs: wrappedInputs)
    }

    /// The inputs of the view inside.
    var wrappedInputs: _NodeInputs { inputs }

    /// Called when the view was given anew, before the one inside.
    func didUpdate(from previous: Content) {}

    final override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }
}

/// A node that acts when its view has come onto the screen, and when it has left it.
class LifecycleNode<Content: WrapperView>: WrapperNode<Content> {
    private var isShown = false

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        if isVisible { enqueueAppearance() }
    }

    func didAppear() {}
    func didDisappear() {}

    override func visibilityDidChange() {
        if isVisible { enqueueAppearance() } else { enqueueDisappearance() }
    }

    override func willUnmount() {
        enqueueDisappearance()
    }

    /// After the update: the element is in the document then.
    private func enqueueAppearance() {
        tree.enqueue { [weak self] in
            guard let self, isMounted, isVisible, !isShown else { return }
            isShown = true
            didAppear()
        }
    }

    private func enqueueDisappearance() {
        guard isShown else { return }
        isShown = false
        tree.enqueue { self.didDisappear() }
    }
}
