/// The target offset of a scroll along each axis; nil to keep the current offset.
package struct ScrollOffset: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case points(Double)
        case end
    }

    package var x: Place?
    package var y: Place?

    package init(x: Place? = nil, y: Place? = nil) {
        self.x = x
        self.y = y
    }
}
