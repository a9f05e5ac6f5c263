/// The placement of search suggestions.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
    /// The platform's placement; on a page, a menu.
    case automatic
    /// In a menu below the search field.
    case menu
    /// In place of the searched content. Not used on a page.
    case content

    /// A set of placements.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// In place of the searched content. Not used on a page.
        public static let content = Set(rawValue: 2)
    }
}

/// The suggestions of a descendant search field.
struct SearchSuggestions {
    let content: AnyView
}

/// The completion that a suggestion provides.
enum SearchCompletion {
    case text(String)
    case token(any Identifiable)
}

/// Completes the search in the field that a suggestion belongs to.
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
    /// The suggestions for the nearest descendant search field; nil for none.
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Whether suggestions in a menu are hidden.
    var hidesSearchSuggestions: Bool {
        get { self[SearchSuggestionsHiddenKey.self] }
        set { self[SearchSuggestionsHiddenKey.self] = newValue }
    }

    /// The action of a suggestion; nil for a view that is not a suggestion.
    var searchCompletion: SearchCompletionAction? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }

    /// The placement of the suggestions that contain the view; on a page, a menu.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension View {
    /// Adds suggestions to the search field of this view: a menu below the field while it has the focus.
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
    /// Choosing a view with a `searchCompletion(_:)` completes the text. The arrow keys navigate the suggestions, Return chooses one, and
    /// Escape closes the menu. The menu is not shown if it has no views.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, SearchSuggestions(content: AnyView(suggestions())))
    }

    /// Shows or hides the suggestions of search fields in this view for the given placements. On a page, the placement is a menu.
    public func searchSuggestions(
        _ visibility: Visibility,
        for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) { isHidden in
            if placements.contains(.menu) { isHidden = visibility == .hidden }
        }
    }

    /// Makes this view a suggestion. Choosing it replaces the search text by `completion` and submits the search.
    ///
    /// Applies to views in ``searchSuggestions(_:)`` and has no effect elsewhere.
    public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(inner: self, completion: .text(completion))
    }

    /// Makes this view a suggestion. Choosing it adds a token to the search field and clears the typed text.
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
    /// A token that the field already contains is not added again. The search is not submitted. The token must have the type of the field's
    /// tokens; otherwise an issue is reported and the field is unchanged. Applies to views in ``searchSuggestions(_:)`` and has no effect
    /// elsewhere.
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
