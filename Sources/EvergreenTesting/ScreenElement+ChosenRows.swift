import EvergreenUI

extension ScreenElement {
    /// Clicks a row of a table, or of a list in which several rows can be selected, outside of edit mode. That selects it: alone,
    /// or with Command in addition to those that are selected, or with Shift up to it from the one that was clicked last.
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

    /// Selects all rows of a table in which several can be selected, or of the list of this row, as Command-A does.
    public func selectAll() throws(ScreenError) { try send(.chooseRows(.all)) }
}

extension ElementKind {
    /// Whether it is one of the rows that a user chooses.
    fileprivate var isChosenRow: Bool {
        switch self {
        case .tableRow: true
        case .editableRow(let traits): traits.isChosen
        default: false
        }
    }
}
