public import Foundation

/// A rectangle or a point of a view, which another view can find in its own space: with `proxy[anchor]`.
///
/// It refers to the live view. See `anchorPreference(key:value:transform:)`.
public struct Anchor<Value> {
    let place: AnchorPlace
    let source: Source

    /// What of a view an anchor stands for.
    public struct Source {
        /// Makes the value of the view's rectangle.
        fileprivate let value: @Sendable (CGRect) -> Value
        fileprivate let identity: AnyHashable

        fileprivate init(_ identity: AnyHashable, value: @escaping @Sendable (CGRect) -> Value) {
            self.identity = identity
            self.value = value
        }
    }

    /// The value for the view's rectangle in a space.
    func value(in rect: CGRect) -> Value { source.value(rect) }
}

extension Anchor: Hashable {
    /// Whether both stand for the same of the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.place === rhs.place && lhs.source.identity == rhs.source.identity
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(source.identity)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source("bounds") { $0 } }

    /// A rectangle, in points from the upper leading corner of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
        return Anchor<CGRect>.Source(numbers) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor where Value == CGRect {
    /// A rectangle in the space of whichever view finds it, in points.
    @MainActor
    package static func fixed(_ rect: CGRect) -> Anchor<CGRect> { Anchor(place: AnchorPlace(), source: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
    /// A point, in points from the upper leading corner of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source([point.x, point.y]) { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point, in parts of the view's width and height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(point) {
            CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)
        }
    }

    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The upper leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The upper trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The lower leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The lower trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// What is known of the view of an anchor.
@MainActor
final class AnchorPlace {
    /// Nil before the view is mounted.
    weak var geometry: Geometry?
}

extension GeometryProxy {
    /// The rectangle or the point that an anchor stands for, in the space of this view, in points.
    ///
    /// It counts from the upper leading corner, as `offset` and `position` do: from the right, in a right-to-left layout. The
    /// position is zero until the browser has measured the other view. The body that reads it runs again when that view moves
    /// within the space, not when both move.
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
