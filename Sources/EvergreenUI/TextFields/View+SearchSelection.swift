extension View {
    /// Binds what is selected in the search field inside of this view.
    ///
    /// The page tells of it shortly after it has changed. An app that sets it moves the insertion point once the field has the focus; nil
    /// leaves it where it is.
    ///
    /// ```swift
    /// List(results) { ResultRow($0) }
    ///     .searchable(text: $text)
    ///     .searchSelection($selection)
    /// ```
    public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        environment(\.searchSelection, selection)
    }
}

private struct SearchSelectionKey: EnvironmentKey {
    static var defaultValue: Binding<TextSelection?>? { nil }
}

extension EnvironmentValues {
    /// What is selected in the next search field inside; nil for an app that does not ask.
    var searchSelection: Binding<TextSelection?>? {
        get { self[SearchSelectionKey.self] }
        set { self[SearchSelectionKey.self] = newValue }
    }
}
