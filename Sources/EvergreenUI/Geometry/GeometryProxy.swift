import Foundation

/// The size and the position of a view, as the browser has measured them.
///
/// It refers to the live view: an action that has kept a proxy reads the size of that moment. A body that reads the size runs
/// again when the size changes; one that reads a position, each time that the view moves.
@MainActor
public struct GeometryProxy {
    let geometry: Geometry

    /// The size, in points. Until the browser has measured it, that of the last such view of the window, or an estimate
    /// for the size class of the window.
    public var size: CGSize { geometry.size }

    /// What the platform covers of the view at each edge: nothing, on a page, which the browser lays out beside it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The view's rectangle in a space, in points. The position is zero until the browser has measured it.
    ///
    /// Positions count from the upper left corner, in right-to-left languages too. Once a position other
    /// than `.local` was read, the page reports its changes, also while the user scrolls: about ten times a second.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The rectangle of a space around the view, in points from the view's own corner: that of a view with `coordinateSpace(_:)`, or with
    /// `.scrollView`, what is seen of a scroll view.
    ///
    /// Nil if there is no such space, and until the browser has measured it. A body that reads it runs again when the view or the
    /// space moves, and when the size of the space changes.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.element(of: coordinateSpace.name).flatMap { geometry.bounds(of: $0) }
    }

    /// The view's rectangle in a space, in points.
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
