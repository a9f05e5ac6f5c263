extension View {
    /// Binds the selection in the search field within this view.
    ///
    /// The binding is updated shortly after the selection changes on the page. Setting it moves the insertion point once the field has the
    /// focus; nil leaves the selection unchanged.
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
    /// The selection binding for the nearest descendant search field; nil for none.
    var searchSelection: Binding<TextSelection?>? {
        get { self[SearchSelectionKey.self] }
        set { self[SearchSelectionKey.self] = newValue }
    }
}
