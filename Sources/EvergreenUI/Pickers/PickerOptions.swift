/// The options of a picker, with their texts, symbols and tags.
@MainActor
struct PickerOptions<Content: View> {
    private var content: DetachedText<Content>?
    private var environment = DerivedEnvironment<Void>()

    nonisolated init() {}

    var node: _Node? { content?.node }

    /// The element of each option.
    var elements: [Element] { content?.element.children ?? [] }

    /// `onChange` is called when the options may have changed.
    mutating func mount(
        _ view: Content,
        parent: _Node,
        inputs: _NodeInputs,
        onChange: @escaping @MainActor () -> Void
    ) {
        content = DetachedText(view, parent: parent, inputs: tagging(inputs), onChange: onChange)
    }

    mutating func update(_ view: Content, inputs: _NodeInputs) {
        content?.update(view, inputs: tagging(inputs))
    }

    /// Returns the option with a value; nil for none.
    func element<Value: Hashable>(of value: Value) -> Element? {
        elements.first { Self.value(of: $0) == value }
    }

    /// Returns the value of an option; nil if its tag does not have the value's type.
    static func value<Value: Hashable>(of option: Element) -> Value? {
        guard let tag = option.tag else { return nil }
        // The selection may be optional while the tag is not.
        return tag.base as? Value ?? tag as? Value
    }

    private mutating func tagging(_ inputs: _NodeInputs) -> _NodeInputs {
        var inputs = inputs
        inputs.environment = environment.derive(from: inputs.environment) { $0.usesTags = true }
        return inputs
    }
}

extension PickerTraits.Option {
    /// Creates traits with the text and first symbol of an option.
    @MainActor
    init(_ element: Element) {
        self.init(
            id: element.id.rawValue,
            title: element.texts.joined(separator: " "),
            symbol: element.symbols.first
        )
    }
}
