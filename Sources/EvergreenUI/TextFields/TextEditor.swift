/// A control for editing several lines of text. On a page, a `textarea`.
public struct TextEditor: View, UnidentifiedView {
    var field: TextFieldElement<EmptyView>

    /// An editor for a text. Each keystroke writes it.
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
