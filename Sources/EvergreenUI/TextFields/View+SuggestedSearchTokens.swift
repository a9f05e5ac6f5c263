extension View {
    /// Adds a search field with tokens above this view, and a menu of suggested tokens.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text, tokens: $kinds, suggestedTokens: $suggestedKinds) { kind in
    ///         Text(kind.name)
    ///     }
    /// ```
    ///
    /// The menu is below the field while it has the focus, with what ``searchSuggestions(_:)`` adds below. Choosing a token adds it to the
    /// field, in place of the text that is being typed. The app decides what is suggested: a chosen token is still suggested until the app
    /// removes it from `suggestedTokens`.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens in the field. Their ids must be unique.
    ///   - suggestedTokens: The tokens to choose from.
    ///   - placement: Where the field is.
    ///   - prompt: What the field shows while it is empty.
    ///   - token: A view that shows a token, in the field and in the menu.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self,
            text: text,
            isPresented: nil,
            prompt: prompt,
            tokens: SearchTokens(tokens, suggestions: suggestedTokens, label: token)
        )
    }

    /// Adds a search field with tokens above this view, and a menu of suggested tokens.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field with tokens above this view, and a menu of suggested tokens.
    @_disfavoredOverload
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field with tokens above this view, and a menu of suggested tokens, and a binding to whether the user is searching.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self,
            text: text,
            isPresented: isPresented,
            prompt: prompt,
            tokens: SearchTokens(tokens, suggestions: suggestedTokens, label: token)
        )
    }

    /// Adds a search field with tokens above this view, and a menu of suggested tokens, and a binding to whether the user is searching.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field with tokens above this view, and a menu of suggested tokens, and a binding to whether the user is searching.
    @_disfavoredOverload
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            suggestedTokens: suggestedTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }
}
