extension TextField {
    /// A field with a binding to what is selected in it, and a custom label. Each keystroke writes the text.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - selection: What is selected. The page tells of it shortly after it has changed. An app that sets it moves the insertion point,
    ///     once the field has the focus; nil leaves it where it is.
    ///   - prompt: What the field shows while it is empty.
    ///   - axis: The axis along which the field grows; nil for a field of one line.
    ///   - label: The name of the field.
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
    /// A field with a localized title and a binding to what is selected in it. Each keystroke writes the text.
    ///
    /// ```swift
    /// TextField("Title", text: $title, selection: $selection)
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The name of the field.
    ///   - text: The text in the field.
    ///   - selection: What is selected. The page tells of it shortly after it has changed. An app that sets it moves the insertion point,
    ///     once the field has the focus; nil leaves it where it is.
    ///   - prompt: What the field shows while it is empty.
    ///   - axis: The axis along which the field grows; nil for a field of one line.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title that is not localized and a binding to what is selected in it. Each keystroke writes the text.
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
    /// An editor for a text, with a binding to what is selected in it. Each keystroke writes the text.
    ///
    /// - Parameters:
    ///   - text: The text in the editor.
    ///   - selection: What is selected. The page tells of it shortly after it has changed. An app that sets it moves the insertion point,
    ///     once the editor has the focus; nil leaves it where it is.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        field.selection = selection
    }
}
