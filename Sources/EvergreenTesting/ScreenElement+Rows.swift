import EvergreenUI

extension ScreenElement {
    /// What can be done with a row; nil if nothing can.
    private var rowTraits: RowTraits? {
        guard case .editableRow(let traits) = element.description.kind else { return nil }
        return traits
    }

    /// Whether a row has a button to delete it, as in edit mode.
    public var hasDeleteButton: Bool { rowTraits?.canDelete ?? false }

    /// Whether a row has a handle to move it, as in edit mode.
    public var hasMoveHandle: Bool { rowTraits?.canMove ?? false }

    /// Whether a row has actions, as outside of edit mode.
    public var hasActions: Bool { rowTraits?.hasActions ?? false }

    /// Shows the actions of a row, or hides them again: in edit mode that is what the delete button does.
    public func showActions() throws(ScreenError) { try send(.showActions) }

    /// Swipes across a row, from an edge: that is its first action there.
    public func swipe(from edge: HorizontalEdge) throws(ScreenError) { try send(.fullSwipe(edge)) }

    /// Deletes a row with the button "Delete" among its actions.
    public func delete() throws(ScreenError) {
        if rowTraits?.isOpen != true { try showActions() }
        try find(.button, "Delete").tap()
    }

    /// Moves a row down by some places, or up by as many if the number is negative.
    public func move(by places: Int) throws(ScreenError) { try send(.move(by: places)) }
}
