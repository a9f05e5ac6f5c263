/// A picker in a single control: a menu or a group of options.
struct PickerField<Label: View, SelectionValue: Hashable, Content: View>: ElementView {
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content
    let style: PickerTraits.Style
    /// The custom view of the current value in a menu; nil for the selected option.
    let currentValueLabel: AnyView?
}

extension PickerField {
    struct NodeState {
        var label: DetachedText<Label>?
        var currentValueLabel: DetachedText<AnyView>?
        var options = PickerOptions<Content>()
    }

    func makeNodeState() -> NodeState { NodeState() }

    func mountChildren(in node: ElementNode<Self>) {
        node.state.label = DetachedText(label, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
        mountCurrentValueLabel(in: node)
        node.state.options.mount(content, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
    }

    func updateChildren(in node: ElementNode<Self>) {
        node.state.label?.update(label, inputs: node.innerInputs)
        if let currentValueLabel, let text = node.state.currentValueLabel {
            text.update(currentValueLabel, inputs: node.innerInputs)
        } else {
            node.state.currentValueLabel?.node.unmount()
            node.state.currentValueLabel = nil
            mountCurrentValueLabel(in: node)
        }
        node.state.options.update(content, inputs: node.innerInputs)
    }

    private func mountCurrentValueLabel(in node: ElementNode<Self>) {
        guard let currentValueLabel else { return }
        node.state.currentValueLabel = DetachedText(currentValueLabel, parent: node, inputs: node.innerInputs) {
            [weak node] in node?.draw()
        }
    }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let label = node.state.label { body(label.node) }
        if let label = node.state.currentValueLabel { body(label.node) }
        if let options = node.state.options.node { body(options) }
    }

    func collectChildren(in node: ElementNode<Self>) {}

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let selection = node.reading { selections.first?.wrappedValue }
        let options = node.state.options
        return .picker(
            PickerTraits(
                label: node.state.label?.text ?? "",
                symbol: node.state.label?.element.symbols.first,
                options: options.elements.map { PickerTraits.Option($0) },
                selection: selection.flatMap { options.element(of: $0)?.id.rawValue },
                style: style,
                currentValue: node.state.currentValueLabel?.text
            )
        )
    }

    static var isControl: Bool { true }

    /// A form field only within a presentation. Elsewhere, a change takes effect immediately.
    func isField(in node: ElementNode<Self>) -> Bool { node.environment.isPresented }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle
            + (node.environment.menuIndicatorVisibility == .hidden ? [.noIndicator] : []) + widthStyle(in: node)
    }

    private func widthStyle(in node: ElementNode<Self>) -> [StyleValue] {
        switch style {
        case .menu: node.environment.buttonWidthStyle
        case .segmented, .palette: node.environment.fittedWidthStyle
        case .inline, .wheel: []
        }
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .select(let id) = event,
            let option = node.state.options.elements.first(where: { $0.id.rawValue == id }),
            let value: SelectionValue = PickerOptions<Content>.value(of: option)
        else { return false }
        node.element.acceptFromScreen { kind in
            guard case .picker(var traits) = kind else { return }
            traits.selection = id
            // The browser displays the chosen option.
            traits.currentValue = nil
            kind = .picker(traits)
        }
        for selection in selections { selection.wrappedValue = value }
        node.invalidate()
        return true
    }
}
