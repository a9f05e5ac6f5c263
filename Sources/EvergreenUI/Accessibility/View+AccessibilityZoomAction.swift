/// A zoom requested by assistive technology.
public struct AccessibilityZoomGestureAction: Hashable, Sendable {
    /// The direction of a zoom.
    public enum Direction: Hashable, Sendable {
        /// Enlarges or shrinks the content.
        case zoomIn, zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The point to zoom at. On a page, the center.
    public let location: UnitPoint
}

extension View {
    /// Adds actions that zoom this view in and out with assistive technology. On a page, two visually hidden buttons before the view.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        accessibilityAction(named: Text(StandardText.zoomOut)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center))
        }
        .accessibilityAction(named: Text(StandardText.zoomIn)) {
            handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center))
        }
    }
}
