/// The selection of a list, as exposed to its rows and ancestors.
@MainActor
protocol RowSelection: AnyObject {
    /// Returns whether the list has a single selection whose type matches the value.
    func isChoice(of value: AnyHashable) -> Bool

    /// Toggles a row that the user chose.
    func toggle(_ tag: AnyHashable)

    /// Clears the selection of a list with a single selection.
    func clear()
}

private struct RowSelectionKey: EnvironmentKey {
    static var defaultValue: (any RowSelection)? { nil }
}

extension EnvironmentValues {
    /// The selection of the enclosing list; nil for none.
    var rowSelection: (any RowSelection)? {
        get { self[RowSelectionKey.self] }
        set { self[RowSelectionKey.self] = newValue }
    }
}
