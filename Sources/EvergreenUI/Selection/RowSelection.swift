/// What is selected in a list, as views around its rows and within them see it.
@MainActor
protocol RowSelection: AnyObject {
    /// Whether one row can be selected, which may stand for this value.
    func isChoice(of value: AnyHashable) -> Bool

    /// The user chose a row.
    func toggle(_ tag: AnyHashable)

    /// Unselects the row of a list in which one can be selected.
    func clear()
}

private struct RowSelectionKey: EnvironmentKey {
    static var defaultValue: (any RowSelection)? { nil }
}

extension EnvironmentValues {
    /// What is selected in the list that contains the view; nil where nothing can be.
    var rowSelection: (any RowSelection)? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}
