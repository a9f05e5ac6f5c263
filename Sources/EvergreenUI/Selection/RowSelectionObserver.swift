/// Observes what is selected in lists in which one row can be selected.
@MainActor
protocol RowSelectionObserver: AnyObject {
    /// Called with each update of a list.
    func observe(_ selection: any RowSelection)

    /// Called during an update: a list has another selection. `isFirst` if it is mounted with one.
    func selectionDidChange(isEmpty: Bool, isFirst: Bool)

    /// The user chose a row, which may have been selected already.
    func userDidSelect()
}

private struct RowSelectionObserverKey: EnvironmentKey {
    static var defaultValue: (any RowSelectionObserver)? { nil }
}

extension EnvironmentValues {
    /// Observes the selections of the lists in a view.
    var rowSelectionObserver: (any RowSelectionObserver)? {
        get { self[RowSelectionObserverKey.self] }
        set { self[RowSelectionObserverKey.self] = newValue }
    }
}
