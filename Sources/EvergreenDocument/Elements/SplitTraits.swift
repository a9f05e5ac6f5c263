/// The layout of a split view's columns.
package struct SplitTraits: Hashable, Sendable {
    /// Whether only one column is visible at a time.
    package var isCompact: Bool
    /// Whether the leading columns overlay the detail column, which keeps its size.
    package var isDetailProminent: Bool

    package init(isCompact: Bool = false, isDetailProminent: Bool = false) {
        self.isCompact = isCompact
        self.isDetailProminent = isDetailProminent
    }
}

/// The role of a column in its split view.
package enum SplitColumnRole: String, Hashable, Sendable {
    case sidebar, content, detail
}
