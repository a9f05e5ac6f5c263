/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Above what is searched.
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// Puts a search field above this view. Each keystroke writes the text; the app shows what matches.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt ?? Text("Search"))
    }

    /// Puts a search field above this view. Each keystroke writes the text; the app shows what matches.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Puts a search field above this view. Each keystroke writes the text; the app shows what matches.
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
