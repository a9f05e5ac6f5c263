import Foundation

// Optional actions have two overloads besides the one for non-optional actions. In `canDelete ? delete : nil`, the compiler drops the actor
// of a method only if the parameter's type names the actor, but an optional stored without an actor matches only a type without one.
// `@MainActor` on the declaration keeps the symbols of the two overloads distinct.

extension DynamicViewContent {
    /// Lets the user delete rows: with a button before each row in edit mode, and with a row's actions otherwise.
    ///
    /// The action receives the offset of the element, and deletes it. Outside of edit mode, rows with
    /// `swipeActions(edge:allowsFullSwipe:content:)` show those instead.
    public func onDelete(perform action: @escaping (IndexSet) -> Void) -> some DynamicViewContent {
        _editing { $0.onDelete = action }
    }

    /// Lets the user delete rows with an action as in `onDelete(perform:)`. Nil disables deletion.
    @MainActor
    public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onDelete = action.map { action in { action($0) } } }
    }

    /// Lets the user delete rows with an action as in `onDelete(perform:)`. Nil disables deletion.
    @_disfavoredOverload
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onDelete = action }
    }

    /// Lets the user move rows: with a handle in edit mode, by pointer or arrow keys, and with a row's actions otherwise.
    ///
    /// The action receives the offset of the element, and the offset to move it before: the arguments of `move(fromOffsets:toOffset:)`.
    public func onMove(perform action: @escaping (IndexSet, Int) -> Void) -> some DynamicViewContent {
        _editing { $0.onMove = action }
    }

    /// Lets the user move rows with an action as in `onMove(perform:)`. Nil disables moving.
    @MainActor
    public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onMove = action.map { action in { action($0, $1) } } }
    }

    /// Lets the user move rows with an action as in `onMove(perform:)`. Nil disables moving.
    @_disfavoredOverload
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _editing { $0.onMove = action }
    }
}
