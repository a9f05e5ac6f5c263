/// How a split view lays out its columns.
package struct SplitTraits: Hashable, Sendable {
    /// Whether one column is shown at a time.
    package var isCompact: Bool
    /// Whether the leading columns stand over the detail, which keeps its size.
    package var isDetailProminent: Bool

    package init(isCompact: Bool = false, isDetailProminent: Bool = false) {
        self.isCompact = isCompact
        self.isDetailProminent = isDetailProminent
    }
}

/// The place of a column in its split view.
package enum SplitColumnRole: String, Hashable, Sendable {
    case sidebar, content, detail
}
