/// The width of a column or the height of a row, or of as many equal ones as fit. Lengths are in points.
package struct GridTrack: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case fixed = "f"
        case flexible = "x"
        case adaptive = "a"
    }

    package var kind: Kind
    package var minimum: Double
    /// Infinite for no limit.
    package var maximum: Double

    package init(kind: Kind, minimum: Double, maximum: Double = .infinity) {
        self.kind = kind
        self.minimum = minimum
        self.maximum = maximum
    }
}
