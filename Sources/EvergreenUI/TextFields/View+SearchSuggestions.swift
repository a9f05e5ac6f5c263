/// Where suggestions of a search can be shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
    /// Where the platform shows them. On a page, in a menu.
    case automatic
    /// In a menu below the search field.
    case menu
    /// In the place of the searched views. On a page, never.
    case content

    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// In the place of the searched views. On a page, never.
        public static let content = Set(rawValue: 2)
    }
}

/// The suggestions of a search field inside.
struct SearchSuggestions {
    let content: AnyView
}

/// What a suggestion completes a search with.
enum SearchCompletion {
    case text(String)
    case token(any Identifiable)
}

/// Completes the search of the search field that a suggestion belongs to.
struct SearchCompletionAction {
    let perform: @MainActor (SearchCompletion) -> Void
}

private struct SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

private struct SearchSuggestionsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct SearchCompletionKey: EnvironmentKey {
    static var defaultValue: SearchCompletionAction? { nil }
}

extension EnvironmentValues {
    /// The suggestions for the next search field inside; nil for none.
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Whether suggestions in a menu are hidden.
    var hidesSearchSuggestions: Bool {
        get { self[SearchSuggestionsHiddenKey.self] }
        set { self[SearchSuggestionsHiddenKey.self] = newValue }
    }

    /// What a suggestion does; nil for a view that is none.
    var searchCompletion: SearchCompletionAction? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }

    /// Where the suggestions of a search are shown that contain the view: in a menu, on a page.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension View {
    /// Adds suggestions to the search field of this view: a menu below the field, while it has the focus.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text)
    ///     .searchSuggestions {
    ///         ForEach(recentSearches, id: \.self) { search in
    ///             Label(search, systemImage: "clock").searchCompletion(search)
    ///         }
    ///     }
    /// ```
    ///
    /// Choosing a view with a `searchCompletion(_:)` completes the text. The arrow keys lead from suggestion to suggestion, Return
    /// chooses one, and Escape closes the menu. Without any view, there is no menu.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
    }

    /// Shows or hides the suggestions of search fields in this view, where they would be in these places. On a page, they are in a menu.
    public func searchSuggestions(
        _ visibility: Visibility,
        for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) { isHidden in
            if placements.contains(.menu) { isHidden = visibility == .hidden }
        }
    }

    /// Makes this view a suggestion: choosing it makes `completion` the text of the search, and submits the search.
    ///
    /// For views in ``searchSuggestions(_:)``. Elsewhere, it does nothing.
    public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(inner: self, completion: .text(completion))
    }

    /// Makes this view a suggestion: choosing it adds a token to the search field, in place of the text that is being typed.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text, tokens: $kinds) { Text($0.name) }
    ///     .searchSuggestions {
    ///         ForEach(Kind.allCases.filter { !kinds.contains($0) }) { kind in
    ///             Label(kind.name, systemImage: "tag").searchCompletion(kind)
    ///         }
    ///     }
    /// ```
    ///
    /// A token that the field has already is not added again. The search is not submitted. The token has to be of the type of the
    /// field's tokens: one of another type is reported as an issue, and changes nothing. For views in ``searchSuggestions(_:)``.
    /// Elsewhere, it does nothing.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        SearchCompletionView(inner: self, completion: .token(token))
    }
}

private struct SearchCompletionView<Inner: View>: DecoratingView {
    let inner: Inner
    let completion: SearchCompletion

    func kind(in node: ElementNode<Self>) -> ElementKind {
        node.environment.searchCompletion == nil ? .styled : .suggestion
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard event == .tap, let action = node.environment.searchCompletion else { return false }
        action.perform(completion)
        return true
    }
}
