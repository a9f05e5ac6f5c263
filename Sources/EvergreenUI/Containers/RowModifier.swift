import Foundation

/// Something that is said of the row around the next element below a view.
enum RowModifier: Equatable {
    /// The element of a collection that the row stands for.
    case element(EditedElement)
    case swipeActions(SwipeActions)
    case isDeleteDisabled(Bool)
    case isMoveDisabled(Bool)
    /// nil for the platform's own.
    case background(Paint?)
    case separator(Visibility)
    case insets(EdgeInsets?)

    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.element(let lhs), .element(let rhs)): lhs == rhs
        case (.swipeActions(let lhs), .swipeActions(let rhs)): lhs === rhs
        case (.isDeleteDisabled(let lhs), .isDeleteDisabled(let rhs)): lhs == rhs
        case (.isMoveDisabled(let lhs), .isMoveDisabled(let rhs)): lhs == rhs
        case (.background(let lhs), .background(let rhs)): lhs == rhs
        case (.separator(let lhs), .separator(let rhs)): lhs == rhs
        case (.insets(let lhs), .insets(let rhs)): lhs == rhs
        default: false
        }
    }
}

/// A collection of views whose elements a person may delete and move.
@MainActor
protocol EditedContent: AnyObject {
    var edits: _ContentEdits? { get }
    var count: Int { get }
    /// Where the element with a key stands now; nil once it is gone. O(n).
    func offset(of key: AnyHashable) -> Int?
}

/// An element of a collection that a person may delete and move.
struct EditedElement {
    let key: AnyHashable
    weak var content: (any EditedContent)?
    let canDelete: Bool
    let canMove: Bool

    init(key: some Hashable, in content: any EditedContent, _ edits: _ContentEdits) {
        self.key = AnyHashable(key)
        self.content = content
        canDelete = edits.onDelete != nil
        canMove = edits.onMove != nil
    }

    @MainActor
    func delete() {
        guard let content, let offset = content.offset(of: key) else { return }
        content.edits?.onDelete?(IndexSet(integer: offset))
    }

    /// Moves the element down by some places, or up by as many if the number is negative, as far as there are places.
    @MainActor
    func move(by places: Int) {
        guard let content, let offset = content.offset(of: key) else { return }
        let last = content.count - 1
        let target = min(max(offset + min(max(places, -last), last), 0), last)
        guard target != offset else { return }
        content.edits?.onMove?(IndexSet(integer: offset), target > offset ? target + 1 : target)
    }
}

extension EditedElement: Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.key == rhs.key && lhs.content === rhs.content && lhs.canDelete == rhs.canDelete
            && lhs.canMove == rhs.canMove
    }
}

/// Says something of the rows around the next elements below a view.
struct RowModifying: ElementModifier {
    let modifier: RowModifier

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        modifiers.row.append(modifier)
    }
}
