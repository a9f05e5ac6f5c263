/// A text field that masks its text. On a page, an `input` of type `password`.
///
/// The `@State` whose binding it is given, or a member of which, is not saved for after a restart of the server.
public struct SecureField<Label: View>: View, UnidentifiedView {
    var field: TextField<Label>
    let text: Binding<String>

    /// A field with a custom label. Each keystroke writes the text.
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
    /// A field with a localized title. Each keystroke writes the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a title that is not localized. Each keystroke writes the text.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field with a localized title, and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(_:) for the action.")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil) { Text(titleKey) }
        field.element.editing = TextFieldEditing(onCommit: onCommit)
    }

    /// A field with a title that is not localized, and an action for the Return key.
    @available(*, deprecated, message: "Use onSubmit(_:) for the action.")
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil) { Text(title) }
        field.element.editing = TextFieldEditing(onCommit: onCommit)
    }
}
