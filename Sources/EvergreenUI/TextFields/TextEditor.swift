/// A control for editing multiline text. On a page, it is a `textarea`.
public struct TextEditor: View, UnidentifiedView {
    var field: TextFieldElement<EmptyView>

    /// Creates an editor for a text. Each keystroke updates the text.
    public init(text: Binding<String>) {
        field = TextFieldElement(value: TextFieldValue(text: text), prompt: nil, label: EmptyView())
    }

    public var body: some View { field.environment(\.textFieldForm, .editor) }
}

private struct TextFieldFormKey: EnvironmentKey {
    static var defaultValue: TextFieldTraits.Form { .line }
}

extension EnvironmentValues {
    /// The form of text fields.
    var textFieldForm: TextFieldTraits.Form {
        get { self[TextFieldFormKey.self] }
        set { self[TextFieldFormKey.self] = newValue }
    }
}
