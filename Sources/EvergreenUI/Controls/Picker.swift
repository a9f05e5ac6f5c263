/// A control to choose one of several values.
///
/// The views inside are the options: each stands for the value of its `tag(_:)`, or for the id of its `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public typealias Body = Never

    /// A picker whose label is a view.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        PickerNode(view, parent: parent, inputs: inputs)
    }
}

extension Picker where Label == Text {
    /// A picker with a title that is looked up in the app's translations.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }

    /// A picker with a title that is shown as it is.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
}

private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    ElementNode<Picker<Label, SelectionValue, Content>>
{
    private var label: DetachedText<Label>?
    private var options: DetachedText<Content>?

    override func mountChildren() {
        label = DetachedText(view.label, parent: self, inputs: innerInputs) { [weak self] in self?.draw() }
        options = DetachedText(view.content, parent: self, inputs: optionInputs) { [weak self] in self?.draw() }
        element.onEvent = { [weak self] event in
            guard let self, case .select(let id) = event else { return false }
            return select(id)
        }
    }

    override func updateChildren() {
        label?.update(view.label, inputs: innerInputs)
        options?.update(view.content, inputs: optionInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label.node) }
        if let options { body(options.node) }
    }

    override func collectChildren() {}

    private var optionInputs: _NodeInputs {
        var inputs = innerInputs
        inputs.environment.isInPicker = true
        return inputs
    }

    override var kind: ElementKind {
        let selection = reading { view.selection.wrappedValue }
        let elements = options?.element.children ?? []
        return .picker(
            PickerTraits(
                label: label?.text ?? "",
                options: elements.map {
                    PickerTraits.Option(id: $0.id.rawValue, title: $0.texts.joined(separator: " "))
                },
                selection: elements.first { value(of: $0) == selection }?.id.rawValue,
                style: inputs.environment.pickerStyle
            )
        )
    }

    override var isControl: Bool { true }
    /// Elsewhere it changes what it stands for at once.
    override var isField: Bool { inputs.environment.isPresented }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }

    private func value(of option: Element) -> SelectionValue? {
        if let value = option.tag?.base as? SelectionValue { return value }
        // A tag may be a value where the selection is optional.
        return option.tag.flatMap { $0 as? SelectionValue }
    }

    private func select(_ id: Int) -> Bool {
        guard let option = options?.element.children.first(where: { $0.id.rawValue == id }),
            let value = value(of: option)
        else { return false }
        element.acceptFromScreen { kind in
            guard case .picker(var traits) = kind else { return }
            traits.selection = id
            kind = .picker(traits)
        }
        view.selection.wrappedValue = value
        invalidate()
        return true
    }
}

private struct IsInPickerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether views are the options of a picker.
    var isInPicker: Bool {
        get { self[IsInPickerKey.self] }
        set { self[IsInPickerKey.self] = newValue }
    }
}
