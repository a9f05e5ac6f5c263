/// What the user has selected in a text field.
package struct FieldSelection: Hashable, Sendable {
    /// Which end of the selection moves when the user extends it.
    package enum Direction: Hashable, Sendable {
        case none, forward, backward
    }

    /// In UTF-16 code units, as pages count them; empty for an insertion point. May lie outside of the text that the server knows.
    package var range: Range<Int>
    package var direction: Direction

    package init(_ range: Range<Int>, direction: Direction = .none) {
        self.range = range
        self.direction = direction
    }
}
