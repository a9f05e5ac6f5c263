import EvergreenDocument
public import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// The corners. Leading corners are on the left in left-to-right languages.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The style of a corner.
        public struct Style: Hashable, Sendable {
            /// Nil for a corner that is concentric with the container's corner.
            let radius: CGFloat?
            let minimum: CGFloat

            /// A square corner.
            public static var square: Style { fixed(0) }

            /// Returns a corner with a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0), minimum: 0) }

            /// A corner with the radius of the container's corner minus the distance between the corners.
            public static var concentric: Style { concentric() }

            /// Returns a corner with the radius of the container's corner minus the distance between the corners, but at least the radius
            /// of another style.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: nil, minimum: minimum?.radius ?? minimum?.minimum ?? 0)
            }
        }
    }
}

/// The corners of a rectangular shape.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    /// The style of each corner.
    public var topLeading, topTrailing, bottomLeading, bottomTrailing: Edge.Corner.Style

    /// Creates corners with the same style.
    public init(all style: Edge.Corner.Style) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing) = (style, style, style, style)
    }

    /// Creates corners with individual styles.
    public init(
        topLeading: Edge.Corner.Style,
        topTrailing: Edge.Corner.Style,
        bottomLeading: Edge.Corner.Style,
        bottomTrailing: Edge.Corner.Style
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// Returns corners with the same radius, in points.
    public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

    /// Corners that are concentric with those of the container.
    public static var concentric: Self { Self(all: .concentric) }

    /// Returns corners that are concentric with those of the container, with at least the radius of another style.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
        Self(all: .concentric(minimum: minimum))
    }
}

/// A shape with four corners, to which concentric rectangles in it adapt.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
    /// The corners of the shape.
    typealias Corners = RoundedRectangularShapeCorners

    /// Returns the corners for a size in points. Nil if they are unknown, in which case they are treated as square.
    func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    /// Returns square corners.
    public func corners(in size: CGSize?) -> Corners? { Corners(all: .square) }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// Returns corners with the smaller of the width and height.
    public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// Returns the radius of each corner.
    public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading),
            topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading),
            bottomTrailing: .fixed(cornerRadii.bottomTrailing)
        )
    }
}

extension Capsule: RoundedRectangularShape {
    /// Returns corners with half the length of the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
    /// Returns corners with half the length of the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
