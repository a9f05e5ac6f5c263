/// The user's selection in a text field.
package struct FieldSelection: Hashable, Sendable {
    /// The end of the selection that moves when the user extends it.
    package enum Direction: Hashable, Sendable {
        case none, forward, backward
    }

    /// In UTF-16 code units, as pages count them; empty for an insertion point. Can be out of bounds of the text that the server has.
    package var range: Range<Int>
    package var direction: Direction

    package init(_ range: Range<Int>, direction: Direction = .none) {
        self.range = range
        self.direction = direction
    }
}
