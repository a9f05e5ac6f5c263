import Foundation

/// The size and the position of a view, measured by the browser.
///
/// A proxy refers to the live view: an action that captures it reads the current size. A body that reads the size is invalidated when the
/// size changes, and one that reads a position whenever the view moves.
@MainActor
public struct GeometryProxy {
    let geometry: Geometry

    /// The size, in points. Before the first measurement, the size of the last similar view of the window, or an estimate for the window's
    /// size class.
    public var size: CGSize { geometry.size }

    /// The safe-area insets. Zero on a page, because bars don't overlap content.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the view's rectangle in a coordinate space, in points. The position is zero until the browser has measured it.
    ///
    /// Positions are relative to the top left corner, also in right-to-left layouts. After a position other than `.local` has been read,
    /// the page reports its changes, also while the user scrolls, about ten times per second.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the rectangle of an enclosing coordinate space, in points from the view's own corner: of a view with `coordinateSpace(_:)`,
    /// or, with `.scrollView`, of the visible area of a scroll view.
    ///
    /// Nil if there is no such space, and before the first measurement. A body that reads it is invalidated when the view or the space
    /// moves, and when the size of the space changes.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.element(of: coordinateSpace.name).flatMap { geometry.bounds(of: $0) }
    }

    /// Returns the view's rectangle in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin =
            switch coordinateSpace {
            case .local: CGPoint.zero
            case .global: geometry.position
            case .named(let name): geometry.position(in: geometry.element(of: name))
            }
        return CGRect(origin: origin, size: size)
    }
}
