/// A control for selecting one of several values.
///
/// Each view of its content is an option. The option's value is the view's `tag(_:)`, or else its id in a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ElementView {
    /// What is selected. Of several values, the first one is shown, and all are set.
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content

    init(selections: [Binding<SelectionValue>], label: Label, content: Content) {
        self.selections = selections
        self.label = label
        self.content = content
    }

    /// A picker with a custom label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selections: [selection], label: label(), content: content())
    }
}

extension Picker where Label == Text {
    /// A picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    /// A picker with a title that is not localized.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}

extension Picker {
    package struct NodeState {
        var label: DetachedText<Label>?
        var options: DetachedText<Content>?
        fileprivate var optionEnvironment = DerivedEnvironment<Void>()
    }

    package func makeNodeState() -> NodeState { NodeState() }

    package func mountChildren(in node: ElementNode<Self>) {
        node.state.label = DetachedText(label, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
        node.state.options = DetachedText(content, parent: node, inputs: optionInputs(in: node)) { [weak node] in
            node?.draw()
        }
    }

    package func updateChildren(in node: ElementNode<Self>) {
        node.state.label?.update(label, inputs: node.innerInputs)
        node.state.options?.update(content, inputs: optionInputs(in: node))
    }

    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let label = node.state.label { body(label.node) }
        if let options = node.state.options { body(options.node) }
    }

    package func collectChildren(in node: ElementNode<Self>) {}

    private func optionInputs(in node: ElementNode<Self>) -> _NodeInputs {
        var inputs = node.innerInputs
        inputs.environment = node.state.optionEnvironment.derive(from: inputs.environment) { $0.usesTags = true }
        return inputs
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let selection = node.reading { selections.first?.wrappedValue }
        let elements = node.state.options?.element.children ?? []
        return .picker(
            PickerTraits(
                label: node.state.label?.text ?? "",
                symbol: node.state.label?.element.symbols.first,
                options: elements.map {
                    PickerTraits.Option(
                        id: $0.id.rawValue,
                        title: $0.texts.joined(separator: " "),
                        symbol: $0.symbols.first
                    )
                },
                selection: selection.flatMap { selection in
                    elements.first { value(of: $0) == selection }?.id.rawValue
                },
                style: node.environment.pickerStyle
            )
        )
    }

    package static var isControl: Bool { true }

    /// A field to fill in only within a presentation. Elsewhere, a change takes effect immediately.
    package func isField(in node: ElementNode<Self>) -> Bool { node.environment.isPresented }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle
            + (node.environment.menuIndicatorVisibility == .hidden ? [.noMenuIndicator] : [])
    }

    private func value(of option: Element) -> SelectionValue? {
        if let value = option.tag?.base as? SelectionValue { return value }
        // The selection may be optional, and the tag not.
        return option.tag.flatMap { $0 as? SelectionValue }
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .select(let id) = event,
            let option = node.state.options?.element.children.first(where: { $0.id.rawValue == id }),
            let value = value(of: option)
        else { return false }
        node.element.acceptFromScreen { kind in
            guard case .picker(var traits) = kind else { return }
            traits.selection = id
            kind = .picker(traits)
        }
        for selection in selections { selection.wrappedValue = value }
        node.invalidate()
        return true
    }
}
