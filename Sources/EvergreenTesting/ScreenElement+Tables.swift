import EvergreenUI

extension ScreenElement {
    /// Clicks a row of a table, which selects it: alone, or with Command in addition to those that are selected, or
    /// with Shift up to it from the one that was clicked last.
    public func click(modifiers: EventModifiers = []) throws(ScreenError) {
        guard case .tableRow = element.description.kind else { throw .wrongRole(role, action: "clicked") }
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

    /// Selects all rows of a table in which several can be selected, as Command-A does.
    public func selectAll() throws(ScreenError) { try send(.chooseRows(.all)) }
}
