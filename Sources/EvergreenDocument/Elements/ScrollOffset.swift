/// How far an element is to be scrolled from where it begins, along each axis; nil for as far as it is.
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
