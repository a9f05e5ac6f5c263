extension TextField {
    /// Creates a field with a selection binding and a custom label. Each keystroke updates the text.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - selection: The selection. It is updated shortly after the selection changes on the page. Setting it moves the insertion point
    ///     once the field has the focus; nil leaves the selection unchanged.
    ///   - prompt: The placeholder of an empty field.
    ///   - axis: The axis along which the field grows; nil for a single-line field.
    ///   - label: The label of the field.
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
        element.axis = axis ?? .horizontal
        element.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title and a selection binding. Each keystroke updates the text.
    ///
    /// ```swift
    /// TextField("Title", text: $title, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The title of the field.
    ///   - text: The text in the field.
    ///   - selection: The selection. It is updated shortly after the selection changes on the page. Setting it moves the insertion point
    ///     once the field has the focus; nil leaves the selection unchanged.
    ///   - prompt: The placeholder of an empty field.
    ///   - axis: The axis along which the field grows; nil for a single-line field.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with an unlocalized title and a selection binding. Each keystroke updates the text.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextEditor {
    /// Creates an editor for a text, with a selection binding. Each keystroke updates the text.
    ///
    /// - Parameters:
    ///   - text: The text in the editor.
    ///   - selection: The selection. It is updated shortly after the selection changes on the page. Setting it moves the insertion point
    ///     once the editor has the focus; nil leaves the selection unchanged.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        field.selection = selection
    }
}
