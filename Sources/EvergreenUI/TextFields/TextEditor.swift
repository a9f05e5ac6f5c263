/// A control to type several lines of text into. Each keystroke writes the text.
public struct TextEditor: View {
    let field: TextField<EmptyView>

    /// A control for this text.
    public init(text: Binding<String>) {
        field = TextField(text: text) { EmptyView() }
    }

    public var body: some View { field.environment(\.textFieldForm, .editor) }
}

private struct TextFieldFormKey: EnvironmentKey {
    static var defaultValue: TextFieldTraits.Form { .line }
}

extension EnvironmentValues {
    /// What a text field is drawn as.
    var textFieldForm: TextFieldTraits.Form {
        get { self[TextFieldFormKey.self] }
        set { self[TextFieldFormKey.self] = newValue }
    }
}
