extension View {
    /// Binds the focus of the search field that `searchable(text:placement:prompt:)` adds inside of this view to a focus state. Setting it
    /// to `true` begins the search.
    ///
    /// ```swift
    /// List(results) { ResultRow($0) }
    ///     .searchable(text: $text)
    ///     .searchFocused($isSearchFocused)
    /// ```
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        bindingSearchField { AnyView($0.focused(binding)) }
    }

    /// Binds the focus of the search field inside of this view to a focus state: it has the focus while the state equals `value`.
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

/// What binds the focus of a search field to an app's focus state.
struct SearchFocus {
    let bind: @MainActor (AnyView) -> AnyView
}

private struct SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
    /// The focus state of the next search field inside; nil for none.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}
