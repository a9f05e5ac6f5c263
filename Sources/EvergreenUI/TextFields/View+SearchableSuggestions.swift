extension View {
    /// Adds a search field with suggestions above this view: the older form of `searchable(text:placement:prompt:)` with
    /// ``searchSuggestions(_:)``.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions above this view: the older form of `searchable(text:placement:prompt:)` with
    /// ``searchSuggestions(_:)``.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field with suggestions above this view: the older form of `searchable(text:placement:prompt:)` with
    /// ``searchSuggestions(_:)``.
    @_disfavoredOverload
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
}
