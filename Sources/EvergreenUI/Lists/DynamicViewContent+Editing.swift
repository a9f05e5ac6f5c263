import Foundation

extension DynamicViewContent {
    /// Lets a person delete rows: in edit mode with a button before each row, and with the actions of a row otherwise.
    ///
    /// The action gets the offset of the element to delete, and deletes it; nil for no deletion. Rows with
    /// `swipeActions(edge:allowsFullSwipe:content:)` have those instead, outside of edit mode.
    public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onDelete = action }
    }

    /// Lets a person move rows: in edit mode by a handle, with the pointer or with the arrow keys, and with the actions
    /// of a row otherwise.
    ///
    /// The action gets the offset of the element, and the offset to move it before: what
    /// `move(fromOffsets:toOffset:)` takes. Nil for no moves.
    public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onMove = action }
    }
}
