import EvergreenDocument
import Foundation

/// How far a scroll view is scrolled, and how large it and its content are. In points.
public struct ScrollGeometry: Hashable, Sendable {
    /// How far the corner of what is seen is from that of the content: from the leading edge, and from the top. Less than zero while
    /// a margin before the content is seen.
    public var contentOffset: CGPoint
    /// The size of the content, without its margins.
    public var contentSize: CGSize
    /// The margins around the content: those of `contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view. Of one that scrolls with the page, the size of what is seen of the page.
    public var containerSize: CGSize

    /// A geometry of these lengths.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What is seen of the content, with its margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What is seen between the margins.
    public var bounds: CGRect {
        let x = contentOffset.x + contentInsets.leading
        let y = contentOffset.y + contentInsets.top
        let width = containerSize.width - contentInsets.leading - contentInsets.trailing
        let height = containerSize.height - contentInsets.top - contentInsets.bottom
        return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    init(_ measure: ScrollState.Measure) {
        self.init(
            contentOffset: CGPoint(x: measure.x, y: measure.y),
            contentSize: CGSize(width: measure.contentWidth, height: measure.contentHeight),
            contentInsets: measure.insets,
            containerSize: CGSize(width: measure.width, height: measure.height)
        )
    }
}
