/// A text field that masks its text. On a page, it is an `input` of type `password`.
///
/// The `@State` behind its binding, or behind a member of it, is excluded from state saved across server restarts.
public struct SecureField<Label: View>: View, UnidentifiedView {
    var field: TextField<Label>
    let text: Binding<String>

    /// Creates a field with a custom label. Each keystroke updates the text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label)
        self.text = text
    }

    public var body: some View {
        text.keepUnsaved()
        return field.environment(\.textFieldForm, .secure)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title. Each keystroke updates the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field with an unlocalized title. Each keystroke updates the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a field with a localized title and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(_:) for the action.")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil) { Text(titleKey) }
        field.element.editing = TextFieldEditing(onCommit: onCommit)
    }

    /// Creates a field with an unlocalized title and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(_:) for the action.")
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil) { Text(title) }
        field.element.editing = TextFieldEditing(onCommit: onCommit)
    }
}
