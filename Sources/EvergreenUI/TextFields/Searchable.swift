import IssueReporting

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Above the searched view.
    public static let automatic = SearchFieldPlacement()
}

extension View {
    /// Adds a search field above this view. Each keystroke updates the text; the app filters its content.
    ///
    /// Descendants read ``EvergreenRuntime/EnvironmentValues/isSearching`` and end the search with
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch``. A search begins when the field gains the focus. It ends when an empty field
    /// loses the focus, unless its scopes are shown.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: nil, prompt: prompt)
    }

    /// Adds a search field above this view. Each keystroke updates the text; the app filters its content.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view. Each keystroke updates the text; the app filters its content.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view, with a binding to whether the user is searching.
    ///
    /// Setting the binding to `true` focuses the field. Setting it to `false` ends the search, as
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch`` does.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, isPresented: isPresented, prompt: prompt)
    }

    /// Adds a search field above this view, with a binding to whether the user is searching.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field above this view, with a binding to whether the user is searching.
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

/// A view with a search field above it.
struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    /// The app's binding; nil if it has none.
    let isPresented: Binding<Bool>?
    let prompt: Text
    /// The tokens of the field; nil if it doesn't support tokens.
    let tokens: SearchTokens?
    @State private var isActive = false
    /// Whether the user has typed since the search began.
    @State private var hasTyped = false
    @FocusState private var isFocused: Bool
    /// The chosen suggestion, until the text changes.
    @State private var completion: String?
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
    @Environment(\.searchFocus) private var searchFocus
    @Environment(\.searchSelection) private var selection
    @Environment(\.submitAction) private var submitAction
    @Environment(\.searchStart) private var start

    init(
        content: Content,
        text: Binding<String>,
        isPresented: Binding<Bool>?,
        prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        self.content = content
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt ?? Text(.search)
        self.tokens = tokens
    }

    /// Whether the field has no text and no tokens.
    private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty() ?? true }

    var body: some View {
        let isSearching = isPresented ?? $isActive
        let shownScopes = scopes.flatMap { showsScopes($0, isSearching: isSearching.wrappedValue) ? $0 : nil }
        field
            .onAppear {
                if start?.take() ?? false || isSearching.wrappedValue { isFocused = true }
            }
            .onChange(of: isFocused) { _, isFocused in
                // The focus may be moving to the scopes.
                let isLeft = isEmpty && shownScopes == nil
                if isFocused != isSearching.wrappedValue, isFocused || isLeft {
                    isSearching.wrappedValue = isFocused
                }
            }
            .onChange(of: tokens?.isEmpty() ?? true) {
                // The last token may be removed while the field is not focused.
                if isEmpty, !isFocused, shownScopes == nil, isSearching.wrappedValue {
                    isSearching.wrappedValue = false
                }
            }
            .onChange(of: text.wrappedValue) { _, text in
                if text != completion { completion = nil }
                if !text.isEmpty { hasTyped = true }
            }
            .onChange(of: isSearching.wrappedValue) { _, isSearching in
                if isSearching { isFocused = true } else { end() }
            }
        if hasSuggestions, !hidesSuggestions, isSearching.wrappedValue, text.wrappedValue != completion {
            Slot(
                .suggestions,
                Group {
                    tokens?.suggestions?()
                    suggestions?.content
                }
            )
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
            .environment(\.beginSearch, { isFocused = true })
            .environment(\.searchScopes, nil)
            .environment(\.searchSuggestions, nil)
            .environment(\.searchFocus, nil)
            .environment(\.searchSelection, nil)
    }

    private var hasSuggestions: Bool { suggestions != nil || tokens?.suggestions != nil }

    @ViewBuilder private var field: some View {
        if let tokens {
            Slot(
                .searchField,
                Group {
                    if !tokens.isEmpty() { Slot(.searchTokens, tokens.content()) }
                    textField
                    if !isEmpty { clearButton }
                }
            )
        } else {
            textField
        }
    }

    /// Replaces the browser's clear button, which clears only the text.
    private var clearButton: some View {
        Button {
            clear()
            isFocused = true
        } label: {
            Image(decorativeSymbol: "xmark.circle.fill")
        }
        .accessibilityLabel(Text(.clear))
        .buttonStyle(.plain)
    }

    @ViewBuilder private var textField: some View {
        let field =
            element
            .environment(\.textFieldForm, .search)
            .focused($isFocused)
        if let searchFocus { searchFocus.bind(AnyView(field)) } else { field }
    }

    private var element: TextFieldElement<Text> {
        var element = TextFieldElement(value: TextFieldValue(text: text), prompt: prompt, label: prompt)
        element.selection = selection
        return element
    }

    /// Applies a chosen suggestion.
    private func complete(_ chosen: SearchCompletion) {
        switch chosen {
        case .text(let chosen):
            completion = chosen
            text.wrappedValue = chosen
            submitAction?.perform(for: .search)
        case .token(let token):
            // The user continues typing.
            guard let tokens, tokens.add(token) else { return reportWrongToken(token) }
            if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        }
    }

    private func reportWrongToken(_ token: any Identifiable) {
        reportIssue(
            """
            A suggestion completes a search with a token of type '\(type(of: token))', but the search field has no tokens of this \
            type. Add the field with 'searchable(text:tokens:)' and a binding to a collection of them.
            """
        )
    }

    private func showsScopes(_ scopes: SearchScopes, isSearching: Bool) -> Bool {
        if !isEmpty { return true }
        return isSearching && (hasTyped || scopes.activation == .onSearchPresentation)
    }

    private func clear() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        tokens?.removeAll()
    }

    private func end() {
        clear()
        hasTyped = false
        isFocused = false
    }
}
