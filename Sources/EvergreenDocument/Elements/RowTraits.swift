/// The editing, swiping and selection state of a row.
package struct RowTraits: Hashable, Sendable {
    /// Whether the list of the row is in edit mode.
    package var isEditing = false
    /// In edit mode: whether the row can be deleted.
    package var canDelete = false
    /// In edit mode: whether the row can be moved.
    package var canMove = false
    /// Outside of edit mode: whether there are actions to show.
    package var hasActions = false
    /// Outside of edit mode: the edges at which a full swipe performs the first action, leading first.
    package var fullSwipeEdges: [HorizontalEdge] = []
    /// Whether the row's actions are shown.
    package var isOpen = false
    /// Whether the row is selected; nil if it can't be.
    package var isSelected: Bool?
    /// Whether the row is part of a multiple selection, like that of a table, and not tapped.
    package var isChosen = false
    /// The accepted drops before and after the row; nil for none.
    package var drop: DropTraits? { dropBox?.value }

    private let dropBox: Box<DropTraits>?

    package init(
        isEditing: Bool = false,
        canDelete: Bool = false,
        canMove: Bool = false,
        hasActions: Bool = false,
        fullSwipeEdges: [HorizontalEdge] = [],
        isOpen: Bool = false,
        isSelected: Bool? = nil,
        isChosen: Bool = false,
        drop: DropTraits? = nil
    ) {
        // A row that can't be edited looks the same in edit mode.
        self.isEditing = isEditing && (canDelete || canMove || isSelected != nil)
        self.canDelete = canDelete
        self.canMove = canMove
        self.hasActions = hasActions
        self.fullSwipeEdges = fullSwipeEdges
        self.isOpen = isOpen
        self.isSelected = isSelected
        self.isChosen = isChosen
        dropBox = drop.map { Box($0) }
    }
}
