/// The scroll axes of an element, and the anchors of its position.
package struct ScrollTraits: Hashable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    /// The point of the visible area at which the client determines the scrolled element, which it reports; nil for none.
    package var target: StyleAnchor?
    /// The point of the content that is initially at the same point of the visible area; nil for the start of the content.
    package var start: StyleAnchor?
    /// The point that keeps its position in the visible area when the size of the content changes; nil for none.
    package var kept: StyleAnchor?
    /// The alignment of content that is smaller than the visible area; nil for the start of the content.
    package var alignment: StyleAnchor?
    /// The visible fractions of scroll targets, from 0 to 1, whose crossing the client reports, in ascending order.
    package var thresholds: [Double]

    package init(
        horizontal: Bool = false,
        vertical: Bool = false,
        target: StyleAnchor? = nil,
        start: StyleAnchor? = nil,
        kept: StyleAnchor? = nil,
        alignment: StyleAnchor? = nil,
        thresholds: [Double] = []
    ) {
        self.thresholds = thresholds
        self.kept = kept
        self.alignment = alignment
        self.horizontal = horizontal
        self.vertical = vertical
        self.target = target
        self.start = start
    }
}
