/// A row that shows the selected option and pushes a page with all options. Selecting an option pops the page.
struct NavigationLinkPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selections: [Binding<SelectionValue>]
    let label: Label
    let content: Content
    let currentValueLabel: AnyView?
    @State private var isShown = false
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    var body: some View {
        NavigationLink(target: .active($isShown) { page }, label: row)
    }

    @ViewBuilder private var row: some View {
        if areLabelsHidden {
            currentValue
        } else {
            LabeledContent {
                currentValue
            } label: {
                label
            }
        }
    }

    @ViewBuilder private var currentValue: some View {
        if let currentValueLabel {
            currentValueLabel
        } else {
            SelectedOption(selection: selections.first, content: content)
        }
    }

    @ViewBuilder private var page: some View {
        let options = List(inner: content, selection: OptionSelection(values: selections) { isShown = false })
            .navigationBarTitleDisplayMode(.inline)
            // Selecting an option is not a selection in a split view's column.
            .environment(\.rowSelectionObserver, nil)
        if let title { options.navigationTitle(title) } else { options }
    }

    /// The title of the page, derived from the label.
    private var title: Text? {
        label as? Text ?? (label as? EvergreenUI.Label<Text, Image>)?.inner.content.1.inner
    }
}

extension NavigationLinkPicker {
    fileprivate typealias List = EvergreenUI.List<SelectionValue, Content>
}

/// Adapts the selection of a picker to that of a list of its options.
private struct OptionSelection<Value: Hashable>: ListSelectionBinding {
    let values: [Binding<Value>]
    let didChoose: @MainActor () -> Void

    var allowsSeveral: Bool { false }
    var marksSelected: Bool { true }

    var selected: Set<AnyHashable> {
        guard let value = values.first?.wrappedValue else { return [] }
        // The tag of an option may be the wrapped value or the optional.
        let wrapped = (value as? any OptionalSelection)?.wrapped
        return wrapped.map { [AnyHashable(value), $0] } ?? [AnyHashable(value)]
    }

    func toggle(_ tag: AnyHashable) {
        guard let value = tag.base as? Value else { return }
        for binding in values { binding.wrappedValue = value }
        didChoose()
    }

    func select(_ tags: [AnyHashable]) {
        if let tag = tags.first { toggle(tag) }
    }

    func clear() {}

    func accepts(_ value: AnyHashable) -> Bool { value.base is Value }
}

private protocol OptionalSelection {
    var wrapped: AnyHashable? { get }
}

extension Optional: OptionalSelection where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

/// The text or symbol of the selected option.
private struct SelectedOption<SelectionValue: Hashable, Content: View>: ElementView {
    let selection: Binding<SelectionValue>?
    let content: Content

    func makeNodeState() -> PickerOptions<Content> { PickerOptions() }

    func mountChildren(in node: ElementNode<Self>) {
        node.state.mount(content, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
    }

    func updateChildren(in node: ElementNode<Self>) { node.state.update(content, inputs: node.innerInputs) }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let options = node.state.node { body(options) }
    }

    func collectChildren(in node: ElementNode<Self>) {}

    func kind(in node: ElementNode<Self>) -> ElementKind {
        guard let value = node.reading({ selection?.wrappedValue }), let element = node.state.element(of: value) else {
            return .text("")
        }
        let option = PickerTraits.Option(element)
        guard option.title.isEmpty, let symbol = option.symbol else { return .text(option.title) }
        return .image(.symbol(name: symbol, isDecorative: false))
    }
}
