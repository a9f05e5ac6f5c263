import EvergreenComparison

/// A node that runs actions when its view appears and disappears.
class LifecycleNode<Content: WrapperView>: WrapperNode<Content> {
    private var isShown = false

    required init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        if isVisible { enqueueAppearance() }
    }

    func didAppear() {}
    func didDisappear() {}

    /// Its actions have effects in one window only.
    override func isInterchangeable(with other: _Node, objects: ObjectPairs) -> Bool { false }

    override func visibilityDidChange() {
        if isVisible { enqueueAppearance() } else { enqueueDisappearance() }
    }

    override func willUnmount() {
        enqueueDisappearance()
    }

    /// Runs after the update, when the element is in the document.
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
