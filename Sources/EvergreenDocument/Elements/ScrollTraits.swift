/// How elements scroll, and what the screen tells of it.
package struct ScrollTraits: Hashable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    /// The point of what is seen at which the screen looks for one of the elements, and tells which it is; nil for nowhere.
    package var target: StyleAnchor?
    /// The point of all the elements that comes to the same point of what is seen at first; nil for their beginning.
    package var start: StyleAnchor?
    /// The point that stays at the same point of what is seen when the size of the elements changes; nil for none.
    package var kept: StyleAnchor?

    package init(
        horizontal: Bool = false,
        vertical: Bool = false,
        target: StyleAnchor? = nil,
        start: StyleAnchor? = nil,
        kept: StyleAnchor? = nil
    ) {
        self.kept = kept
        self.horizontal = horizontal
        self.vertical = vertical
        self.target = target
        self.start = start
    }
}
