/// Ends the search of the enclosing `searchable(text:placement:prompt:)` modifier: clears the text and removes the focus from the field.
/// Does nothing outside of a searchable view.
public struct DismissSearchAction {
    let perform: (@MainActor () -> Void)?

    init(perform: (@MainActor () -> Void)?) {
        self.perform = perform
    }

    /// Ends the search: `dismissSearch()`.
    @MainActor
    public func callAsFunction() { perform?() }
}

extension DismissSearchAction: WindowAction {}

private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(perform: nil) }
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user is searching in the enclosing searchable view.
    ///
    /// It is set for the views that the search field is added to, not for the view that adds it.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the enclosing searchable view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
