extension View {
    /// Adds a search field with tokens above this view.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text, tokens: $kinds) { kind in
    ///         Text(kind.name)
    ///     }
    /// ```
    ///
    /// The tokens stand before the text. The user removes one with the button in it, or with the Backspace key at the start of the text.
    /// Suggestions with a `searchCompletion(_:)` add tokens; so does the app, by its binding.
    ///
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch`` and the button that clears the field remove the text and all tokens. While the
    /// field has tokens, the search goes on without the focus.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens in the field. Their ids must be unique.
    ///   - placement: Where the field is.
    ///   - prompt: What the field shows while it is empty.
    ///   - token: A view that shows a token.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self,
            text: text,
            isPresented: nil,
            prompt: prompt,
            tokens: SearchTokens(tokens, label: token)
        )
    }

    /// Adds a search field with tokens above this view.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens above this view.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens above this view, and a binding to whether the user is searching.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
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
            tokens: SearchTokens(tokens, label: token)
        )
    }

    /// Adds a search field with tokens above this view, and a binding to whether the user is searching.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field with tokens above this view, and a binding to whether the user is searching.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            tokens: tokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }
}
