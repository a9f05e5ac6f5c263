/// The activation of the search of a tab view with a search tab.
public struct TabSearchActivation: Hashable, Sendable {
    private let number: Int

    /// The platform's default: selecting the search tab shows its content, and the user begins the search.
    public static let automatic = TabSearchActivation(number: 0)
    /// Selecting the search tab begins the search: its field is focused.
    public static let searchTabSelection = TabSearchActivation(number: 1)
}

extension View {
    /// Sets whether the search begins when the user selects the search tab of the tab views in this view. The search is that of the tab, or
    /// of the tab view.
    ///
    /// ```swift
    /// TabView {
    ///     Tab("Albums", systemImage: "square.stack") { Albums() }
    ///     Tab(role: .search) { Results().searchable(text: $text) }
    /// }
    /// .tabViewSearchActivation(.searchTabSelection)
    /// ```
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        environment(\.tabSearchActivation, activation)
    }
}

/// The content of the search tab, which begins a search if the app requests it.
struct SearchTabContent<Content: View>: View {
    let content: Content
    @State private var start = SearchStart()
    @Environment(\.tabSearchActivation) private var activation
    @Environment(\.beginSearch) private var beginSearch

    var body: some View {
        let begins = activation == .searchTabSelection
        content
            .environment(\.searchStart, begins ? start : nil)
            // A tab disappears when another one is selected.
            .onDisappear { start.isPending = true }
            .onAppear { if begins { beginSearch?() } }
    }
}

/// Whether the first search field that appears in the search tab begins its search. A field that appears again, because the user has gone
/// back to it, does not.
@MainActor
final class SearchStart {
    var isPending = true

    /// Returns whether a search begins, which it then does not for other fields.
    func take() -> Bool {
        defer { isPending = false }
        return isPending
    }
}

private struct TabSearchActivationKey: EnvironmentKey {
    static var defaultValue: TabSearchActivation { .automatic }
}

private struct SearchStartKey: EnvironmentKey {
    static var defaultValue: SearchStart? { nil }
}

private struct BeginSearchKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The activation of searches by search tabs.
    var tabSearchActivation: TabSearchActivation {
        get { self[TabSearchActivationKey.self] }
        set { self[TabSearchActivationKey.self] = newValue }
    }

    /// The start of a search in the enclosing search tab; nil for none.
    var searchStart: SearchStart? {
        get { self[SearchStartKey.self] }
        set { self[SearchStartKey.self] = newValue }
    }

    /// Begins the search of the enclosing searchable view; nil for none.
    var beginSearch: (@MainActor () -> Void)? {
        get { self[BeginSearchKey.self] }
        set { self[BeginSearchKey.self] = newValue }
    }
}
