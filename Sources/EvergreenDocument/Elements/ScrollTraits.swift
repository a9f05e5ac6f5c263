/// How elements scroll, and what the screen tells of it.
package struct ScrollTraits: Hashable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    /// The point of what is seen at which the screen looks for one of the elements, and tells which it is; nil for nowhere.
    package var target: StyleAnchor?
    /// The point of all the elements that comes to the same point of what is seen at first, and when their size changes while it is
    /// there; nil for their beginning.
    package var start: StyleAnchor?

    package init(
        horizontal: Bool = false,
        vertical: Bool = false,
        target: StyleAnchor? = nil,
        start: StyleAnchor? = nil
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.target = target
        self.start = start
    }
}
