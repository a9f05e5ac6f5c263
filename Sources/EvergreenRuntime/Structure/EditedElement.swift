import Foundation

/// A collection of views whose elements a person may delete and move.
@MainActor
protocol EditedContent: AnyObject {
    var edits: _ContentEdits? { get }
    var count: Int { get }
    /// Where the element with a key stands now; nil once it is gone. O(n).
    func offset(of key: AnyHashable) -> Int?
}

/// An element of a collection that a person may delete and move.
package struct EditedElement {
    let key: AnyHashable
    weak var content: (any EditedContent)?
    package let canDelete: Bool
    package let canMove: Bool

    init(key: some Hashable, in content: any EditedContent, _ edits: _ContentEdits) {
        self.key = AnyHashable(key)
        self.content = content
        canDelete = edits.onDelete != nil
        canMove = edits.onMove != nil
    }

    @MainActor
    package func delete() {
        guard let content, let offset = content.offset(of: key) else { return }
        content.edits?.onDelete?(IndexSet(integer: offset))
    }

    /// Moves the element down by some places, or up by as many if the number is negative, as far as there are places.
    @MainActor
    package func move(by places: Int) {
        guard let content, let offset = content.offset(of: key) else { return }
        let last = content.count - 1
        let target = min(max(offset + min(max(places, -last), last), 0), last)
        guard target != offset else { return }
        content.edits?.onMove?(IndexSet(integer: offset), target > offset ? target + 1 : target)
    }
}

extension EditedElement: Equatable {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.key == rhs.key && lhs.content === rhs.content && lhs.canDelete == rhs.canDelete
            && lhs.canMove == rhs.canMove
    }
}

private struct EditedElementKey: ElementModifierKey {
    static var defaultValue: EditedElement? { nil }
}

extension ElementModifiers {
    /// The element of a collection that the element stands for, if a person may do something with it.
    package var editedElement: EditedElement? {
        get { self[EditedElementKey.self] }
        set { self[EditedElementKey.self] = newValue }
    }
}
