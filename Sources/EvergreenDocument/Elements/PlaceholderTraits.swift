/// Rows that are not drawn while they are outside of the visible area.
package struct PlaceholderTraits: Hashable, Sendable {
    /// The number of rows.
    package var rows: Int
    package var form: Form

    /// The kind of rows.
    package enum Form: Hashable, Sendable {
        case plain
        /// Rows of a list.
        case listItem
        /// Rows of a table.
        case tableRow
    }

    package init(rows: Int = 0, form: Form = .plain) {
        self.rows = rows
        self.form = form
    }
}

/// The rows that a client requests, relative to the first row of a placeholder; negative for rows before it.
package struct RowRange: Hashable, Sendable {
    /// An upper bound for the rows of a list.
    private static let maximum = 1 << 40

    package let lowerBound: Int
    package let upperBound: Int

    /// Nil if the bounds are out of order or out of range.
    package init?(_ lowerBound: Int, _ upperBound: Int) {
        let isInBounds = lowerBound >= -Self.maximum && upperBound <= Self.maximum
        guard lowerBound <= upperBound, isInBounds else { return nil }
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}
