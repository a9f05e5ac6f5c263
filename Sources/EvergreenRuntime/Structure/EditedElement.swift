import Foundation

/// A collection of views with editing actions.
@MainActor
protocol EditedContent: AnyObject {
    var edits: _ContentEdits? { get }
    var count: Int { get }
    /// The current offset of the element with a key; nil if it is removed. O(n).
    func offset(of key: AnyHashable) -> Int?
}

/// An element of a collection with editing actions.
package struct EditedElement {
    let key: AnyHashable
    weak var content: (any EditedContent)?
    package let canDelete: Bool
    package let canMove: Bool
    /// Whether drops are accepted before and after the element.
    package let canReceive: Bool

    init(key: some Hashable, in content: any EditedContent, _ edits: _ContentEdits) {
        self.key = AnyHashable(key)
        self.content = content
        canDelete = edits.onDelete != nil
        canMove = edits.onMove != nil
        canReceive = edits.drop != nil
    }

    @MainActor
    package func delete() {
        guard let content, let offset = content.offset(of: key) else { return }
        content.edits?.onDelete?(IndexSet(integer: offset))
    }

    /// Moves the element down by a number of places, or up if it is negative. Clamped to the collection.
    @MainActor
    package func move(by places: Int) {
        guard let content, let offset = content.offset(of: key) else { return }
        let last = content.count - 1
        let target = min(max(offset + min(max(places, -last), last), 0), last)
        guard target != offset else { return }
        content.edits?.onMove?(IndexSet(integer: offset), target > offset ? target + 1 : target)
    }
}

extension EditedElement {
    /// The drop action before and after the element; nil for none.
    @MainActor
    package var drop: (any _ContentDrop)? { content?.edits?.drop }

    /// The offset of an insertion before or after the element; nil if the element is removed. O(n).
    @MainActor
    package func insertionOffset(isAfter: Bool) -> Int? {
        content?.offset(of: key).map { isAfter ? $0 + 1 : $0 }
    }
}

extension EditedElement: Equatable {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.key == rhs.key && lhs.content === rhs.content && lhs.canDelete == rhs.canDelete
            && lhs.canMove == rhs.canMove && lhs.canReceive == rhs.canReceive
    }
}

private struct EditedElementKey: ElementModifierKey {
    static var defaultValue: EditedElement? { nil }
}

extension ElementModifiers {
    /// The editable element that this element represents; nil if it is not editable.
    package var editedElement: EditedElement? {
        get { self[EditedElementKey.self] }
        set { self[EditedElementKey.self] = newValue }
    }
}
