public import Foundation

/// A rectangle or a point of a view, which another view converts to its own coordinate space with `proxy[anchor]`.
///
/// An anchor refers to the live view. See `anchorPreference(key:value:transform:)`.
public struct Anchor<Value> {
    let place: AnchorPlace
    let source: Source

    /// The part of a view that an anchor refers to.
    public struct Source {
        /// Returns the value for the view's rectangle.
        fileprivate let value: @Sendable (CGRect) -> Value
        fileprivate let identity: AnyHashable

        fileprivate init(_ identity: AnyHashable, value: @escaping @Sendable (CGRect) -> Value) {
            self.identity = identity
            self.value = value
        }
    }

    /// Returns the value for the view's rectangle in a coordinate space.
    func value(in rect: CGRect) -> Value { source.value(rect) }
}

extension Anchor: Hashable {
    /// Whether both refer to the same part of the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.place === rhs.place && lhs.source.identity == rhs.source.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(source.identity)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source("bounds") { $0 } }

    /// A rectangle, in points from the top leading corner of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
        return Anchor<CGRect>.Source(numbers) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor where Value == CGRect {
    /// A rectangle in the coordinate space of the view that resolves the anchor, in points.
    @MainActor
    package static func fixed(_ rect: CGRect) -> Anchor<CGRect> { Anchor(place: AnchorPlace(), source: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point, in points from the top leading corner of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source([point.x, point.y]) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point, relative to the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(point) {
            CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
        }
    }

    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// The geometry of an anchor's view.
@MainActor
final class AnchorPlace {
    /// Nil before the view is mounted.
    weak var geometry: Geometry?
}

extension GeometryProxy {
    /// The value of an anchor in the coordinate space of this view, in points.
    ///
    /// Coordinates are relative to the top leading corner, as with `offset` and `position`: from the right in a right-to-left layout. The
    /// position is zero until the browser has measured the other view. A body that reads it is invalidated when the other view moves
    /// relative to this one, but not when both move.
    public subscript<T>(anchor: Anchor<T>) -> T {
        guard let other = anchor.place.geometry else { return anchor.value(in: .zero) }
        guard let origin = other.position(in: geometry) else {
            return anchor.value(in: CGRect(origin: .zero, size: other.size))
        }
        var rect = CGRect(origin: origin, size: other.size)
        if geometry.isRightToLeft { rect.origin.x = size.width - rect.maxX }
        return anchor.value(in: rect)
    }
}
