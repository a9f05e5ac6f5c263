/// The outlet of views presented over the window, in an element with its own bar.
final class PresentationOutlet: Outlet {
    private let element: Element
    private var bar: NavigationBar?
    private let host: PresentationHost?
    private var kind: ElementKind
    private var editMode: StateLocation<EditMode>?
    private var contentEnvironment = DerivedEnvironment<Void>()
    private lazy var options = PresentationOptions { [weak self] in self?.draw() }

    init(_ kind: ElementKind, for presenter: _Node, onDismiss: @escaping @MainActor () -> Void) {
        element = presenter.tree.document.makeElement(ElementDescription(kind))
        self.kind = kind
        host = presenter.environment.presentationHost
        element.onEvent = { [weak self] event in
            guard let self, event == .dismiss, canDismiss else { return false }
            onDismiss()
            return true
        }
    }

    /// Shows the element in the window, in front of other presentations.
    func open() { host?.show(element) }

    func set(_ kind: ElementKind) {
        self.kind = kind
        draw()
    }

    private func draw() {
        element.set(ElementDescription(kind, style: options.style))
    }

    /// Whether the user can dismiss it without a button of the app.
    private var canDismiss: Bool { kind != .cover && !options.isDismissDisabled }

    static var isAlwaysVisible: Bool { true }

    func willMount(_ node: _Node) {
        bar = NavigationBar(of: node)
        editMode = node.makeState("editMode", .inactive)
        options.onBackgroundChange = { [weak node] in node?.elementsDidChange() }
    }

    func contentInputs(_ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs
        inputs.environment = contentEnvironment.derive(from: inputs.environment) { environment in
            environment.navigationBar = bar
            environment.editMode = editMode.map { Binding($0) }
            environment.presentationOptions = options
            environment.isOverWindow = true
        }
        return inputs
    }

    func show(_ elements: [Element]) {
        element.setChildren(options.background + (bar?.draw() ?? []) + elements)
    }

    func willUnmount() {
        host?.hide(element)
        editMode?.discard()
        bar?.discard()
        element.discard()
    }
}
