/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Above the searched view.
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// Adds a search field above this view. Each keystroke writes the text; the app filters its content.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text(.search))
    }

    /// Adds a search field above this view. Each keystroke writes the text; the app filters its content.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view. Each keystroke writes the text; the app filters its content.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

private struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let prompt: Text

    var body: some View {
        TextField(text: text, prompt: prompt) { prompt }.environment(\.textFieldForm, .search)
        content
    }
}
