/// A view that shows another one over the window, as long as there is something to show.
protocol PresentingView: View {
    associatedtype Wrapped: View
    associatedtype Item
    associatedtype Presented: View

    var wrapped: Wrapped { get }
    /// What to show; nil for nothing.
    var item: Item? { get }
    /// Tells items apart: another one is shown anew.
    func identity(of item: Item) -> AnyHashable
    func presented(_ item: Item) -> Presented
    /// The element that the presented views are in.
    func kind(for item: Item, in environment: EnvironmentValues) -> ElementKind
    /// Makes the item nil, and runs what is to be run then.
    func dismiss()
    func didDismiss()
    func prepare(_ environment: inout EnvironmentValues, dismiss: @escaping @MainActor () -> Void)
}

/// The node of a view that shows another one over the window.
final class PresentingNode<Content: PresentingView>: _ViewNode<Content> {
    private var child: _ViewNode<Content.Wrapped>?
    private var presentation: PresentationNode<Content.Presented>?
    private var identity: AnyHashable?
    /// One closure for good, so that the environment of what is presented stays equal.
    private lazy var dismissal: @MainActor () -> Void = { [weak self] in self?.view.dismiss() }

    override init(_ view: Content, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        child = Content.Wrapped._makeNode(view.wrapped, parent: self, inputs: inputs)
        present()
    }

    override func update(_ view: Content, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        markAsUpToDate()
        child?.update(view.wrapped, inputs: inputs)
        present()
    }

    /// The item changed, which is read here and not by the view around.
    override func refresh() {
        markAsUpToDate()
        present()
    }

    private func present() {
        let item = readItem()
        let identity = item.map(view.identity)
        if identity != self.identity {
            if presentation != nil {
                presentation?.unmount()
                presentation = nil
                if identity == nil { tree.enqueue { [view] in view.didDismiss() } }
            }
            self.identity = identity
        }
        guard let item else { return }
        let kind = view.kind(for: item, in: inputs.environment)
        if let presentation {
            presentation.update(view.presented(item), kind: kind, inputs: presentedInputs)
        } else {
            presentation = PresentationNode(
                view.presented(item),
                kind: kind,
                parent: self,
                inputs: presentedInputs,
                onDismiss: dismissal
            )
        }
    }

    private func readItem() -> Content.Item? {
        startReads()
        return recordingReads { view.item }
    }

    private var presentedInputs: _NodeInputs {
        var inputs = inputs.inside()
        inputs.environment.navigationBar = nil
        inputs.environment.navigationPage = nil
        view.prepare(&inputs.environment, dismiss: dismissal)
        return inputs
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
        if let presentation { body(presentation) }
    }
}

/// The node of what is shown over the window: an element with a bar of its own.
final class PresentationNode<Content: View>: _Node {
    private let element: Element
    private var child: _ViewNode<Content>?
    private var bar: NavigationBar?
    private let host: PresentationHost?

    init(
        _ view: Content,
        kind: ElementKind,
        parent: _Node,
        inputs: _NodeInputs,
        onDismiss: @escaping @MainActor () -> Void
    ) {
        element = parent.tree.document.makeElement(ElementDescription(kind))
        host = inputs.environment.presentationHost
        super.init(parent: parent, inputs: inputs)
        bar = NavigationBar(of: self)
        child = Content._makeNode(view, parent: self, inputs: childInputs)
        collect()
        host?.show(element)
        element.onEvent = { event in
            guard event == .dismiss else { return false }
            onDismiss()
            return true
        }
    }

    func update(_ view: Content, kind: ElementKind, inputs: _NodeInputs) {
        self.inputs = inputs
        element.set(ElementDescription(kind))
        child?.update(view, inputs: childInputs)
    }

    private var childInputs: _NodeInputs {
        var inputs = inputs
        inputs.environment.navigationBar = bar
        return inputs
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let child { body(child) }
    }

    /// The element is shown by the window, not here.
    override func collectElements(into elements: inout [Element]) {}

    override var isAlwaysVisible: Bool { true }

    override func elementsDidChange() {
        tree.enqueueCollection(of: self, depth: depth) { [weak self] in self?.collect() }
    }

    private func collect() {
        guard isMounted else { return }
        element.setChildren((bar?.draw() ?? []) + childElements)
    }

    override func willUnmount() {
        host?.hide(element)
        bar?.discard()
        element.discard()
    }
}
