import Foundation

/// Views that are made of the elements of a collection, which a person may delete and move where they are rows.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The collection that the views are made of.
    var data: Data { get }

    /// The same views, of which a person may do something else.
    func _editing(_ change: (inout _ContentEdits) -> Void) -> Self
}

/// What a person may do with the elements of a collection.
public struct _ContentEdits {
    var onDelete: (@MainActor (IndexSet) -> Void)?
    var onMove: (@MainActor (IndexSet, Int) -> Void)?

    package init() {}
}

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

extension ForEach: DynamicViewContent where Content: View {
    public func _editing(_ change: (inout _ContentEdits) -> Void) -> Self {
        var copy = self
        var edits = edits ?? _ContentEdits()
        change(&edits)
        copy.edits = edits
        return copy
    }
}
