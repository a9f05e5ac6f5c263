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
    /// The element that the presented views are in. `anchor` is the element that presents them.
    func kind(for item: Item, anchor: ElementID?, in environment: EnvironmentValues) -> ElementKind
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
        let (item, presented) = read()
        let identity = item.map(view.identity)
        if identity != self.identity {
            if presentation != nil {
                presentation?.unmount()
                presentation = nil
                if identity == nil { tree.enqueue { [view] in view.didDismiss() } }
            }
            self.identity = identity
        }
        guard let item, let presented else { return }
        let kind = view.kind(for: item, anchor: anchor, in: inputs.environment)
        if let presentation {
            presentation.update(presented, kind: kind, inputs: presentedInputs)
        } else {
            presentation = PresentationNode(
                presented,
                kind: kind,
                parent: self,
                inputs: presentedInputs,
                onDismiss: dismissal
            )
        }
    }

    private var anchor: ElementID? {
        var elements: [Element] = []
        child?.collectElements(into: &elements)
        return elements.first?.id
    }

    /// The item, and what it is presented with: the closure of the app that makes it may read state, too.
    private func read() -> (Content.Item?, Content.Presented?) {
        startReads()
        return recordingReads {
            let item = view.item
            return (item, item.map(view.presented))
        }
    }

    private var presentedInputs: _NodeInputs {
        var inputs = inputs.inside()
        inputs.environment.navigationBar = nil
        inputs.environment.navigationPage = nil
        view.prepare(&inputs.environment, dismiss: dismissal)
        return inputs
    }

    override func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        guard child === presentation else { return identity.add(place: 0) }
        identity.addPresentation()
        // Where the item is a truth value, it is no record's.
        if Content.Item.self is any Identifiable.Type, let id = self.identity { identity.add(record: id.base) }
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
    private var kind: ElementKind
    private let editMode = Binding<EditMode>.inactive()
    private lazy var options = PresentationOptions { [weak self] in self?.draw() }

    init(
        _ view: Content,
        kind: ElementKind,
        parent: _Node,
        inputs: _NodeInputs,
        onDismiss: @escaping @MainActor () -> Void
    ) {
        element = parent.tree.document.makeElement(ElementDescription(kind))
        self.kind = kind
        host = inputs.environment.presentationHost
        super.init(parent: parent, inputs: inputs)
        bar = NavigationBar(of: self)
        child = Content._makeNode(view, parent: self, inputs: childInputs)
        collect()
        host?.show(element)
        element.onEvent = { [weak self] event in
            guard let self, event == .dismiss, canDismiss else { return false }
            onDismiss()
            return true
        }
    }

    func update(_ view: Content, kind: ElementKind, inputs: _NodeInputs) {
        self.inputs = inputs
        self.kind = kind
        draw()
        child?.update(view, inputs: childInputs)
    }

    private func draw() {
        element.set(ElementDescription(kind, style: options.style))
    }

    /// Whether a person can close it without a button of the app.
    private var canDismiss: Bool { kind != .cover && !options.isDismissDisabled }

    private var childInputs: _NodeInputs {
        var inputs = inputs
        inputs.environment.navigationBar = bar
        inputs.environment.editMode = editMode
        inputs.environment.presentationOptions = options
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
