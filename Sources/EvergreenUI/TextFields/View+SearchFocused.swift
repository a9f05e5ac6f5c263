extension View {
    /// Binds the focus of the search field that `searchable(text:placement:prompt:)` adds within this view to a focus state. Setting the
    /// state to `true` begins the search.
    ///
    /// ```swift
    /// List(results) { ResultRow($0) }
    ///     .searchable(text: $text)
    ///     .searchFocused($isSearchFocused)
    /// ```
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        bindingSearchField { AnyView($0.focused(binding)) }
    }

    /// Binds the focus of the search field within this view to a focus state. The field has the focus while the state equals `value`.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        bindingSearchField { AnyView($0.focused(binding, equals: value)) }
    }

    private func bindingSearchField(_ bind: @escaping @MainActor (AnyView) -> AnyView) -> some View {
        transformEnvironment(\.searchFocus) { focus in
            let outer = focus
            focus = SearchFocus { field in
                let bound = bind(field)
                return outer?.bind(bound) ?? bound
            }
        }
    }
}

/// Binds the focus of a search field to a focus state of the app.
struct SearchFocus {
    let bind: @MainActor (AnyView) -> AnyView
}

private struct SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
    /// The focus state for the nearest descendant search field; nil for none.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}
