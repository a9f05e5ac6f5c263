extension View {
    /// Adds a search field with tokens and a menu of suggested tokens above this view.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text, tokens: $kinds, suggestedTokens: $suggestedKinds) { kind in
    ///         Text(kind.name)
    ///     }
    /// ```
    ///
    /// The menu is below the field while it has the focus, followed by the views of ``searchSuggestions(_:)``. Choosing a token adds it to
    /// the field and clears the typed text. The app controls the suggestions: a chosen token remains suggested until the app removes it
    /// from `suggestedTokens`.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens in the field. Their ids must be unique.
    ///   - suggestedTokens: The suggested tokens.
    ///   - placement: The placement of the field.
    ///   - prompt: The placeholder of an empty field.
    ///   - token: The label of a token, in the field and in the menu.
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

    /// Adds a search field with tokens and a menu of suggested tokens above this view.
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

    /// Adds a search field with tokens and a menu of suggested tokens above this view.
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

    /// Adds a search field with tokens and suggested tokens above this view, with a binding to whether the user is searching.
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

    /// Adds a search field with tokens and suggested tokens above this view, with a binding to whether the user is searching.
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

    /// Adds a search field with tokens and suggested tokens above this view, with a binding to whether the user is searching.
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
