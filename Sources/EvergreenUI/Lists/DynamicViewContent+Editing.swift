import Foundation

// An optional action has two declarations, apart from the one for an action that is not optional: the compiler forgets the
// actor of a method in `canDelete ? delete : nil` only for a type that names the actor, and takes an optional that is stored
// without an actor only as one without. `@MainActor` on a declaration keeps the symbols of the two apart.

extension DynamicViewContent {
    /// Lets a person delete rows: in edit mode with a button before each row, and with the actions of a row otherwise.
    ///
    /// The action gets the offset of the element to delete, and deletes it. Rows with
    /// `swipeActions(edge:allowsFullSwipe:content:)` have those instead, outside of edit mode.
    public func onDelete(perform action: @escaping (IndexSet) -> Void) -> some DynamicViewContent {
        _editing { $0.onDelete = action }
    }

    /// Lets a person delete rows, with an action as `onDelete(perform:)` takes it; nil for no deletion.
    @MainActor
    public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onDelete = action.map { action in { action($0) } } }
    }

    /// Lets a person delete rows, with an action as `onDelete(perform:)` takes it; nil for no deletion.
    @_disfavoredOverload
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onDelete = action }
    }

    /// Lets a person move rows: in edit mode by a handle, with the pointer or with the arrow keys, and with the actions
    /// of a row otherwise.
    ///
    /// The action gets the offset of the element, and the offset to move it before: what
    /// `move(fromOffsets:toOffset:)` takes.
    public func onMove(perform action: @escaping (IndexSet, Int) -> Void) -> some DynamicViewContent {
        _editing { $0.onMove = action }
    }

    /// Lets a person move rows, with an action as `onMove(perform:)` takes it; nil for no moves.
    @MainActor
    public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onMove = action.map { action in { action($0, $1) } } }
    }

    /// Lets a person move rows, with an action as `onMove(perform:)` takes it; nil for no moves.
    @_disfavoredOverload
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onMove = action }
    }
}
