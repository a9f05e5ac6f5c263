/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Above the searched view.
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// Adds a search field above this view. Each keystroke writes the text; the app filters its content.
    ///
    /// Views inside read ``EvergreenRuntime/EnvironmentValues/isSearching`` and end the search with
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch``. A search begins when the field gets the focus, and ends when it is left
    /// empty, unless its scopes are shown.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: nil, prompt: prompt ?? Text(.search))
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

    /// Adds a search field above this view, and a binding to whether the user is searching.
    ///
    /// Setting it to `true` gives the field the focus. Setting it to `false` ends the search, as
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch`` does.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt ?? Text(.search))
    }

    /// Adds a search field above this view, and a binding to whether the user is searching.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view, and a binding to whether the user is searching.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

private struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    /// The app's binding; nil if it has none.
    let isPresented: Binding<Bool>?
    let prompt: Text
    @State private var isActive = false
    /// Whether the user has typed since the search has begun.
    @State private var hasTyped = false
    @FocusState private var isFocused: Bool
    /// The suggestion that the user has chosen, until the text is another one.
    @State private var completion: String?
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
    @Environment(\.searchFocus) private var searchFocus
    @Environment(\.submitAction) private var submitAction

    var body: some View {
        let isSearching = isPresented ?? $isActive
        let shownScopes = scopes.flatMap { showsScopes($0, isSearching: isSearching.wrappedValue) ? $0 : nil }
        field
            .onAppear {
                if isSearching.wrappedValue { isFocused = true }
            }
            .onChange(of: isFocused) { _, isFocused in
                // The focus may be on its way to the scopes.
                let isLeft = text.wrappedValue.isEmpty && shownScopes == nil
                if isFocused != isSearching.wrappedValue, isFocused || isLeft {
                    isSearching.wrappedValue = isFocused
                }
            }
            .onChange(of: text.wrappedValue) { _, text in
                if text != completion { completion = nil }
                if !text.isEmpty { hasTyped = true }
            }
            .onChange(of: isSearching.wrappedValue) { _, isSearching in
                if isSearching { isFocused = true } else { end() }
            }
        if let suggestions, !hidesSuggestions, isSearching.wrappedValue, text.wrappedValue != completion {
            Slot(.suggestions, suggestions.content)
                .environment(\.searchCompletion, SearchCompletionAction { complete($0) })
                .environment(\.searchSuggestionsPlacement, .menu)
                .environment(\.searchSuggestions, nil)
        }
        if let shownScopes { shownScopes.picker() }
        content
            .environment(\.isSearching, isSearching.wrappedValue)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    isSearching.wrappedValue = false
                    end()
                }
            )
            .environment(\.searchScopes, nil)
            .environment(\.searchSuggestions, nil)
            .environment(\.searchFocus, nil)
    }

    @ViewBuilder private var field: some View {
        let field = TextFieldElement(value: TextFieldValue(text: text), prompt: prompt, label: prompt)
            .environment(\.textFieldForm, .search)
            .focused($isFocused)
        if let searchFocus { searchFocus.bind(AnyView(field)) } else { field }
    }

    /// The user chose a suggestion.
    private func complete(_ chosen: String) {
        completion = chosen
        text.wrappedValue = chosen
        submitAction?.perform(for: .search)
    }

    private func showsScopes(_ scopes: SearchScopes, isSearching: Bool) -> Bool {
        if !text.wrappedValue.isEmpty { return true }
        return isSearching && (hasTyped || scopes.activation == .onSearchPresentation)
    }

    private func end() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        hasTyped = false
        isFocused = false
    }
}
