import EvergreenUI

extension ScreenElement {
    /// The editing traits of a row; nil if it has none.
    private var rowTraits: RowTraits? {
        guard case .editableRow(let traits) = element.description.kind else { return nil }
        return traits
    }

    /// Whether a row shows a delete button, as in edit mode.
    public var hasDeleteButton: Bool { rowTraits?.canDelete ?? false }

    /// Whether a row shows a move handle, as in edit mode.
    public var hasMoveHandle: Bool { rowTraits?.canMove ?? false }

    /// Whether a row offers actions: swipe actions, deletion or moves. False in edit mode.
    public var hasActions: Bool { rowTraits?.hasActions ?? false }

    /// Toggles a row's actions. The delete button of edit mode does the same.
    public func showActions() throws(ScreenError) { try send(.showActions) }

    /// Performs a full swipe on a row, which triggers the first action of that edge.
    public func swipe(from edge: HorizontalEdge) throws(ScreenError) { try send(.fullSwipe(edge)) }

    /// Deletes a row: shows its actions if necessary, and taps “Delete”.
    public func delete() throws(ScreenError) {
        if rowTraits?.isOpen != true { try showActions() }
        try find(.button, "Delete").tap()
    }

    /// Moves a row down by a number of positions, or up if the number is negative.
    public func move(by places: Int) throws(ScreenError) { try send(.move(by: places)) }
}
