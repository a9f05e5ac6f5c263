import EvergreenUI

extension ScreenElement {
    /// Clicks a row of a table, or of a list with multiple selection outside of edit mode. The click selects only this row; with Command,
    /// it adds the row to the selection; with Shift, it extends the selection from the last clicked row.
    public func click(modifiers: EventModifiers = []) throws(ScreenError) {
        guard element.description.kind.isChosenRow else { throw .wrongRole(role, action: "clicked") }
        let choice: RowChoice =
            if modifiers.contains(.shift) {
                .range
            } else if modifiers.contains(.command) {
                .toggle
            } else {
                .one
            }
        try send(.chooseRows(choice))
    }

    /// Selects all rows of a table with multiple selection, or of the list of this row, like Command-A.
    public func selectAll() throws(ScreenError) { try send(.chooseRows(.all)) }
}

extension ElementKind {
    /// Whether the element is a selectable row.
    fileprivate var isChosenRow: Bool {
        switch self {
        case .tableRow: true
        case .editableRow(let traits): traits.isChosen
        default: false
        }
    }
}
