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
    package var onDelete: (@MainActor (IndexSet) -> Void)?
    package var onMove: (@MainActor (IndexSet, Int) -> Void)?

    package init() {}
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
