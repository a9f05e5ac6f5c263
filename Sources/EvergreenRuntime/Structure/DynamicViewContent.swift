import Foundation

/// Views generated from a collection. As rows of a list, they support `onDelete(perform:)` and `onMove(perform:)`.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection from which the views are generated.
    var data: Data { get }

    /// Returns a copy with modified editing actions.
    func _editing(_ change: (inout _ContentEdits) -> Void) -> Self
}

/// The editing actions of the elements of a collection.
public struct _ContentEdits {
    package var onDelete: ((IndexSet) -> Void)?
    package var onMove: ((IndexSet, Int) -> Void)?
    /// The drop action between the elements; nil for none.
    package var drop: (any _ContentDrop)?

    package init() {}
}

/// A drop action between the elements of a collection, defined by the catalog of views.
package protocol _ContentDrop {}

extension ForEach: DynamicViewContent where Content: View {
    public func _editing(_ change: (inout _ContentEdits) -> Void) -> Self {
        var copy = self
        var edits = edits ?? _ContentEdits()
        change(&edits)
        copy.edits = edits
        return copy
    }
}
