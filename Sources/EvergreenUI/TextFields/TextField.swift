/// A control for editing a line of text or, along the vertical axis, multiline text.
public struct TextField<Label: View>: View, UnidentifiedView {
    var element: TextFieldElement<Label>
    @Environment(\.customTextFieldStyle) private var style

    init(value: TextFieldValue, prompt: Text?, label: Label) {
        element = TextFieldElement(value: value, prompt: prompt, label: label)
    }

    public var body: some View {
        if let style {
            style.makeBody(TextField<_TextFieldStyleLabel>(erasing: element))
        } else {
            element
        }
    }

    /// Creates a field with a custom label. Each keystroke updates the text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(value: TextFieldValue(text: text), prompt: prompt, label: label())
    }

    /// Creates a field that grows along an axis, with a custom label. Each keystroke updates the text.
    ///
    /// Along the vertical axis, the field grows with its text, and Return inserts a line break instead of submitting.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label)
        element.axis = axis
    }

    /// Creates a field for a formatted value, with a custom label. The value is written when the user presses Return or the field loses the
    /// focus. A text that the format can't parse is reverted.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(value: TextFieldValue(value: value, format: format), prompt: prompt, label: label())
    }

    /// Creates a field for an optional formatted value, with a custom label. An empty text is nil.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(value: TextFieldValue(optional: value, format: format), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title. Each keystroke updates the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with an unlocalized title. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title that grows along an axis. Each keystroke updates the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field with an unlocalized title that grows along an axis. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field for a formatted value, with a localized title. The value is written when the user presses Return or the field loses
    /// the focus. A text that the format can't parse is reverted.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a formatted value, with an unlocalized title.
    @_disfavoredOverload
    public init<Format: ParseableFormatStyle>(
        _ title: some StringProtocol,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// Creates a field for an optional formatted value, with a localized title. An empty text is nil.
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for an optional formatted value, with an unlocalized title. An empty text is nil.
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
