/// The root of a tree. It draws its view into the root of the document, within a frame.
final class WindowNode<Content: View>: _Node {
    private var child: _ViewNode<Content>?
    private var frame: (any WindowFrame)?
    private let windowTitle: String
    /// The environment that the scene sets.
    private var sceneEnvironment: EnvironmentValues
    /// The preferred color scheme of the views.
    private var preferredColorScheme: ColorScheme?

    init(
        _ view: Content,
        tree: ViewTree,
        environment: EnvironmentValues,
        frame makeFrame: (@MainActor (_Node) -> any WindowFrame)?
    ) {
        if case .window(let title, _) = tree.document.root.description.kind {
            windowTitle = title
        } else {
            windowTitle = ""
        }
        sceneEnvironment = environment
        super.init(tree: tree, inputs: _NodeInputs(environment: environment))
        frame = makeFrame?(self)
        tree.document.root.onEvent = { [weak self] in self?.handle($0) ?? false }
        prepareEnvironment()
        inOwnLocale { child = Content._makeNode(view, parent: self, inputs: inputs) }
        elementsDidChange()
    }

    func update(_ view: Content, environment: EnvironmentValues) {
        sceneEnvironment = environment
        prepareEnvironment()
        inOwnLocale { child?.update(view, inputs: inputs) }
    }

    override func refresh() {
        markAsUpToDate()
        prepareEnvironment()
        inOwnLocale { child?.update(inputs: inputs) }
        elementsDidChange()
    }

    override var readsQuery: Bool { frame?.readsQuery ?? false }

    /// The locale may have changed during the update.
    private func inOwnLocale(_ body: () -> Void) {
        CurrentWindow.with(locale: environment.locale, tree: tree, body)
    }

    private func prepareEnvironment() {
        var environment = sceneEnvironment
        environment.setDefaults(from: tree.traits)
        if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
        frame?.prepare(&environment)
        inputs.environment = environment
    }

    private func handle(_ event: ElementEvent) -> Bool {
        switch event {
        case .changeTraits(var traits):
            // A screen does not report its language, which is known from the start.
            traits.locale = tree.traits.locale
            tree.setTraits(traits)
        case .visit(let address):
            guard let frame else { return false }
            frame.visit(address)
        case .key(let input): return input.phase != .up && frame?.press(input.stroke) ?? false
        case .measure(let measures):
            for (id, measure) in measures.sorted(by: { $0.key < $1.key }) {
                // Ignores elements that were removed meanwhile or are not measured anymore.
                _ = tree.document.element(id)?.onEvent?(.resize(measure))
            }
        default: return false
        }
        return true
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
        let kind = ElementKind.window(title: title.isEmpty ? windowTitle : title, traits: tree.traits)
        let colorScheme = frame?.colorScheme
        var attributes = ElementAttributes()
        attributes.notes = [
            .language(inputs.environment.locale.languageName),
            .layoutDirection(inputs.environment.layoutDirection),
        ]
        attributes.notes += frame?.notes ?? []
        let style = colorScheme.map { [StyleValue.colorScheme($0)] } ?? []
        tree.document.root.set(ElementDescription(kind, attributes: attributes, style: style))
        guard colorScheme != preferredColorScheme else { return }
        preferredColorScheme = colorScheme
        invalidate()
    }
}
