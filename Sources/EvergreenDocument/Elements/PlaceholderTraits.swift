/// Rows that are not drawn as long as a person does not see them.
package struct PlaceholderTraits: Hashable, Sendable {
    /// How many rows there are.
    package var rows: Int
    /// Whether they are rows of a list.
    package var isListItem: Bool

    package init(rows: Int = 0, isListItem: Bool = false) {
        self.rows = rows
        self.isListItem = isListItem
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
