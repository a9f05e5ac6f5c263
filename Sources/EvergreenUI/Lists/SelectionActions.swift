import EvergreenDocument

/// What can be done with the rows of lists and tables: see `contextMenu(forSelectionType:menu:primaryAction:)`.
@MainActor
final class SelectionActions {
    /// Whether they are for rows that stand for this value.
    var accepts: (AnyHashable) -> Bool = { _ in false }
    /// Opens the menu for values, at a row; nil for the list.
    var showMenu: (Set<AnyHashable>, ElementID?) -> Void = { _, _ in }
    /// False if there is no action.
    var performPrimaryAction: (Set<AnyHashable>) -> Bool = { _ in false }
    /// What is selected in the list or table that was updated last.
    weak var selection: ListSelection?

    nonisolated init() {}

    var selected: Set<AnyHashable> { accepted(in: selection) }

    private func accepted(in selection: ListSelection?) -> Set<AnyHashable> {
        selection?.selected.filter(accepts) ?? []
    }

    /// Handles an event of a row. False for another event, and for a row that stands for no value.
    ///
    /// - Parameters:
    ///   - tag: What the row stands for.
    ///   - selection: What is selected in its list.
    func handle(_ event: ElementEvent, onRow row: ElementID, for tag: AnyHashable?, in selection: ListSelection?)
        -> Bool
    {
        guard event == .showMenu || event == .performPrimaryAction, let tag, accepts(tag) else { return false }
        let values = selection?.contains(tag) == true ? accepted(in: selection) : [tag]
        guard event == .showMenu else { return performPrimaryAction(values) }
        showMenu(values, row)
        return true
    }
}

private struct SelectionActionsKey: EnvironmentKey {
    static var defaultValue: SelectionActions? { nil }
}

extension EnvironmentValues {
    /// What can be done with the rows of the lists and tables in a view; nil for nothing.
    var selectionActions: SelectionActions? {
        get { self[SelectionActionsKey.self] }
        set { self[SelectionActionsKey.self] = newValue }
    }
}
