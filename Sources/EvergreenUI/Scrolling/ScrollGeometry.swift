import EvergreenDocument
import Foundation

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Hashable, Sendable {
    /// The offset of the visible area from the content's top leading corner. Negative while a leading or top margin is visible.
    public var contentOffset: CGPoint
    /// The size of the content, without its margins.
    public var contentSize: CGSize
    /// The margins around the content, set by `contentMargins(_:_:for:)`.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view. If it scrolls with the page, the size of the viewport.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible rectangle of the content, including its margins.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible rectangle inside the margins.
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
