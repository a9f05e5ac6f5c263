/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
    private enum Moment: Hashable { case textEntry, presentation }

    private let moment: Moment

    /// When the user has begun to type.
    public static let automatic = SearchScopeActivation(moment: .textEntry)
    /// When the user has begun to type, until the search ends.
    public static let onTextEntry = SearchScopeActivation(moment: .textEntry)
    /// While the user is searching.
    public static let onSearchPresentation = SearchScopeActivation(moment: .presentation)
}

/// The scopes that a search field inside offers.
struct SearchScopes {
    let activation: SearchScopeActivation
    let picker: @MainActor () -> AnyView
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
    /// The scopes for the next search field inside; nil for none.
    var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }
}

extension View {
    /// Adds scopes to the search field of this view: options of which one is selected, below the field, once the user has begun to
    /// type.
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
    ///   - scope: The selected scope, for the app to filter by.
    ///   - scopes: A view for each scope, with its value as `tag(_:)`, or from a `ForEach` by its id.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: @escaping () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the search field of this view, and says when they are shown.
    ///
    /// - Parameters:
    ///   - scope: The selected scope, for the app to filter by.
    ///   - activation: When the scopes are shown.
    ///   - scopes: A view for each scope, with its value as `tag(_:)`, or from a `ForEach` by its id.
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
