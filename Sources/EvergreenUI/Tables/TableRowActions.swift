/// What the modifiers of table rows add to the rows in them.
struct TableRowActions {
    /// Opens the context menu for the row with an element.
    var showMenu: ((ElementID) -> Void)?
    var drag: DragContent?
    var drop: DropDestination?
    /// Called from the innermost modifier to the outermost one.
    var onHover: [(Bool) -> Void] = []
}

private struct TableRowActionsKey: EnvironmentKey {
    static var defaultValue: TableRowActions? { nil }
}

extension EnvironmentValues {
    /// The actions of table rows; nil for none. Cells have none, because they may contain another table.
    var tableRowActions: TableRowActions? {
        get { self[TableRowActionsKey.self] }
        set { self[TableRowActionsKey.self] = newValue }
    }
}

extension View {
    /// Adds actions to the table rows in this view.
    func tableRowActions(_ add: @escaping (inout TableRowActions) -> Void) -> some View {
        transformEnvironment(\.tableRowActions) { current in
            var actions = current ?? TableRowActions()
            add(&actions)
            current = actions
        }
    }
}
