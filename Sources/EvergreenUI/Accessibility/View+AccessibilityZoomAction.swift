/// A zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// Whether more is to be seen of less, or less of more.
    public enum Direction: Hashable, Sendable {
        /// Larger, and smaller.
        case zoomIn, zoomOut
    }

    /// Whether the content is to become larger or smaller.
    public let direction: Direction
    /// The point to zoom at: on a page, the center.
    public let location: UnitPoint
}

extension View {
    /// Adds actions for assistive technology that zoom into this view and out of it. On a page, two buttons out of sight before the view.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        accessibilityAction(named: Text(StandardWord.zoomOut)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center))
        }
        .accessibilityAction(named: Text(StandardWord.zoomIn)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center))
        }
    }
}
