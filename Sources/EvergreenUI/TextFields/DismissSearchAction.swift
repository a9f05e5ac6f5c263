/// Ends the search of the `searchable(text:placement:prompt:)` modifier around a view: clears the text, and takes the focus from
/// the field. Does nothing elsewhere.
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
    /// Whether the user is searching, in a view with a search field.
    ///
    /// It is set for the views that the search field is added to, not for the view that adds it.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the search field that is added to the views around this one.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
