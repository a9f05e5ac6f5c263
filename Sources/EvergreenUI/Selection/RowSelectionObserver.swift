/// An observer of the selections of lists with a single selection.
@MainActor
protocol RowSelectionObserver: AnyObject {
    /// Called for each update of a list.
    func observe(_ selection: any RowSelection)

    /// Called during an update when the selection of a list changes. `isFirst` if it is the initial selection.
    func selectionDidChange(isEmpty: Bool, isFirst: Bool)

    /// Called when the user chooses a row, which may already be selected.
    func userDidSelect()
}

private struct RowSelectionObserverKey: EnvironmentKey {
    static var defaultValue: (any RowSelectionObserver)? { nil }
}

extension EnvironmentValues {
    /// The observer of the selections of descendant lists.
    var rowSelectionObserver: (any RowSelectionObserver)? {
        get { self[RowSelectionObserverKey.self] }
        set { self[RowSelectionObserverKey.self] = newValue }
    }
}
