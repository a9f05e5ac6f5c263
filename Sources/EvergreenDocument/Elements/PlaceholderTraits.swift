/// Rows that are not drawn as long as a person does not see them.
package struct PlaceholderTraits: Hashable, Sendable {
    /// How many rows there are.
    package var rows: Int
    package var form: Form

    /// What the rows are.
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

/// Rows that a screen wants to show, counted from the first one that a placeholder stands for: negative before it.
package struct RowRange: Hashable, Sendable {
    /// No list has so many rows.
    private static let maximum = 1 << 40

    package let lowerBound: Int
    package let upperBound: Int

    /// Nil for bounds that are in the wrong order, or that no list has rows for.
    package init?(_ lowerBound: Int, _ upperBound: Int) {
        let isInBounds = lowerBound >= -Self.maximum && upperBound <= Self.maximum
        guard lowerBound <= upperBound, isInBounds else { return nil }
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}
