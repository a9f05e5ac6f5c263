/// The activation of search scopes.
public struct SearchScopeActivation: Hashable, Sendable {
    private enum Moment: Hashable { case textEntry, presentation }

    private let moment: Moment

    /// Shows the scopes once the user has typed.
    public static let automatic = SearchScopeActivation(moment: .textEntry)
    /// Shows the scopes once the user has typed, until the search ends.
    public static let onTextEntry = SearchScopeActivation(moment: .textEntry)
    /// Shows the scopes during the search.
    public static let onSearchPresentation = SearchScopeActivation(moment: .presentation)
}

/// The scopes of a descendant search field.
struct SearchScopes {
    let activation: SearchScopeActivation
    let picker: @MainActor () -> AnyView
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
    /// The scopes for the nearest descendant search field; nil for none.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Adds scopes to the search field of this view: a picker below the field that appears once the user has typed.
    ///
    /// ```swift
    /// List(results) { … }
    ///     .searchable(text: $text)
    ///     .searchScopes($scope) {
    ///         Text("Inbox").tag(Scope.inbox)
    ///         Text("All mailboxes").tag(Scope.all)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The selected scope, by which the app filters.
    ///   - scopes: A view for each scope, with its value set by `tag(_:)` or by the id of a `ForEach`.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: @escaping () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the search field of this view, with an activation.
    ///
    /// - Parameters:
    ///   - scope: The selected scope, by which the app filters.
    ///   - activation: When the scopes are shown.
    ///   - scopes: A view for each scope, with its value set by `tag(_:)` or by the id of a `ForEach`.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: @escaping () -> S
    ) -> some View {
        environment(
            \.searchScopes,
            SearchScopes(activation: activation) {
                AnyView(
                    Picker(selection: scope, content: scopes) { Text(.search) }.pickerStyle(.segmented).labelsHidden()
                )
            }
        )
    }
}
