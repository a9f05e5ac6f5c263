import EvergreenDocument

/// The context menu and the primary action of rows in lists and tables. See `contextMenu(forSelectionType:menu:primaryAction:)`.
@MainActor
final class SelectionActions {
    /// Whether the actions apply to rows with this value.
    var accepts: (AnyHashable) -> Bool = { _ in false }
    /// Opens the menu for values at a row, or for the list if the row is nil.
    var showMenu: (Set<AnyHashable>, ElementID?) -> Void = { _, _ in }
    /// Performs the primary action. Returns false if there is none.
    var performPrimaryAction: (Set<AnyHashable>) -> Bool = { _ in false }
    /// The selection of the list or table that was updated last.
    weak var selection: ListSelection?

    nonisolated init() {}

    var selected: Set<AnyHashable> { accepted(in: selection) }

    private func accepted(in selection: ListSelection?) -> Set<AnyHashable> {
        selection?.selected.filter(accepts) ?? []
    }

    /// Handles an event of a row. Returns false for other events, and for rows without a value.
    ///
    /// - Parameters:
    ///   - tag: The value of the row.
    ///   - selection: The selection of its list.
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
    /// The actions for rows of lists and tables in a view, or nil if there are none.
    var selectionActions: SelectionActions? {
        get { self[SelectionActionsKey.self] }
        set { self[SelectionActionsKey.self] = newValue }
    }
}
