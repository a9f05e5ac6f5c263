import Foundation

/// A control for editing a line of text, or, along the vertical axis, several lines.
public struct TextField<Label: View>: LabeledElementView {
    let value: TextFieldValue
    let prompt: Text?
    var axis = Axis.horizontal
    /// The actions of an older initializer; nil for none.
    var editing: TextFieldEditing?
    package let label: Label

    init(value: TextFieldValue, prompt: Text?, label: Label) {
        self.value = value
        self.prompt = prompt
        self.label = label
    }

    /// A field with a custom label. Each keystroke writes the text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        value = TextFieldValue(text: text)
        self.prompt = prompt
        self.label = label()
    }

    /// A field that grows along an axis, with a custom label. Each keystroke writes the text.
    ///
    /// Along the vertical axis, the field grows with its text, and Return inserts a line break instead of submitting.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        self.axis = axis
    }

    /// A field for a formatted value, with a custom label. The value is written when the user presses Return or leaves
    /// the field; a text that the format can't parse is reset.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.value = TextFieldValue(value: value, format: format)
        self.prompt = prompt
        self.label = label()
    }

    /// A field for an optional formatted value, with a custom label. Nil is an empty text.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.value = TextFieldValue(optional: value, format: format)
        self.prompt = prompt
        self.label = label()
    }
}

extension TextField where Label == Text {
    /// A field with a localized title. Each keystroke writes the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title that is not localized. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a title, which grows along an axis. Each keystroke writes the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field with a title, which grows along an axis. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field for a formatted value, with a localized title. The value is written when the user presses Return or
    /// leaves the field; a text that the format can't parse is reset.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for a formatted value, with a title that is not localized.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// A field for an optional formatted value, with a title. Nil is an empty text.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// A field for an optional formatted value, with a title. Nil is an empty text.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

extension TextField {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        let label = node.state.text
        let lines = axis == .vertical ? node.environment.textAppearance.lines : LineRange()
        return .textField(
            TextFieldTraits(
                label: label,
                prompt: prompt?.resolve(in: node.environment) ?? label,
                text: node.reading { value.text(node.environment) },
                isContinuous: value.isContinuous,
                form: axis == .vertical ? .paragraph : node.environment.textFieldForm,
                leastLines: lines.least,
                mostLines: lines.most,
                hints: node.environment.textInputHints
            )
        )
    }

    package static var isControl: Bool { true }

    package func isField(in node: ElementNode<Self>) -> Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        let environment = node.environment
        guard environment.textFieldForm == .editor else {
            return environment.controlStyle + (environment.hasPlainTextFields ? [.plainField] : [])
        }
        return environment.controlStyle + (environment.hasPlainTextEditors ? [.plainField] : [])
            + environment.scrollContentBackgroundStyle
    }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .input(let text):
            accept(text, in: node)
            if value.isContinuous { _ = value.write(text, node.environment) }
            // Until a formatted value is committed, the text on the screen differs from it, and stays.
            if value.isContinuous { node.invalidate() }
        case .commit(let text):
            accept(text, in: node)
            _ = value.write(text, node.environment)
            node.invalidate()
        case .submit:
            editing?.onCommit()
            node.environment.submitAction?.perform(for: node.environment.textFieldForm == .search ? .search : .text)
        default:
            return false
        }
        return true
    }

    package var noticesFocus: Bool { editing?.onEditingChanged != nil }

    package func focusDidChange(_ isFocused: Bool, in node: ElementNode<Self>) {
        editing?.onEditingChanged?(isFocused)
    }

    private func accept(_ text: String, in node: ElementNode<Self>) {
        node.element.acceptFromScreen { kind in
            guard case .textField(var traits) = kind else { return }
            traits.text = text
            kind = .textField(traits)
        }
    }
}
