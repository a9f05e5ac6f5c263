extension View {
    /// Adds a search field with editable tokens above this view.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text, editableTokens: $filters) { $filter in
    ///         Picker(filter.name, selection: $filter.isIncluded) {
    ///             Text("With \(filter.name)").tag(true)
    ///             Text("Without \(filter.name)").tag(false)
    ///         }
    ///         .labelsHidden()
    ///     }
    /// ```
    ///
    /// Otherwise, the tokens behave like those of `searchable(text:tokens:placement:prompt:token:)`.
    ///
    /// - Parameters:
    ///   - text: The text in the field.
    ///   - editableTokens: The tokens in the field. Their ids must be unique.
    ///   - placement: The placement of the field.
    ///   - prompt: The placeholder of an empty field.
    ///   - token: The label of a token, with controls that edit it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self,
            text: text,
            isPresented: nil,
            prompt: prompt,
            tokens: SearchTokens(editableTokens) { token(editableTokens.token($0)) }
        )
    }

    /// Adds a search field with editable tokens above this view.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with editable tokens above this view.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with editable tokens above this view, with a binding to whether the user is searching.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        SearchableView(
            content: self,
            text: text,
            isPresented: isPresented,
            prompt: prompt,
            tokens: SearchTokens(editableTokens) { token(editableTokens.token($0)) }
        )
    }

    /// Adds a search field with editable tokens above this view, with a binding to whether the user is searching.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            editableTokens: editableTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }

    /// Adds a search field with editable tokens above this view, with a binding to whether the user is searching.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text,
            editableTokens: editableTokens,
            isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt),
            token: token
        )
    }
}
