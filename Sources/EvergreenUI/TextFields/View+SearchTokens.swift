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
    /// The tokens precede the text. Users remove a token with its button, or with Backspace at the start of the text. Suggestions with a
    /// `searchCompletion(_:)` add tokens, and so can the app through the binding.
    ///
    /// ``EvergreenRuntime/EnvironmentValues/dismissSearch`` and the clear button remove the text and all tokens. While the field has
    /// tokens, the search continues without the focus.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - tokens: The tokens in the field. Their ids must be unique.
    ///   - placement: The placement of the field.
    ///   - prompt: The placeholder of an empty field.
    ///   - token: The label of a token.
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

    /// Adds a search field with tokens above this view, with a binding to whether the user is searching.
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

    /// Adds a search field with tokens above this view, with a binding to whether the user is searching.
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

    /// Adds a search field with tokens above this view, with a binding to whether the user is searching.
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
