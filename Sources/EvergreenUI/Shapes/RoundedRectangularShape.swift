import EvergreenDocument
public import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// Leading corners are on the left in left-to-right languages.
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// What a corner looks like.
        public struct Style: Hashable, Sendable {
            /// Nil for one that is concentric with the container's.
            let radius: CGFloat?
            let minimum: CGFloat

            /// A right angle.
            public static var square: Style { fixed(0) }

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: max(radius, 0), minimum: 0) }

            /// The radius of the container's corner, less the distance between both corners.
            public static var concentric: Style { concentric() }

            /// The radius of the container's corner, less the distance between both corners, and no less than the radius of another style.
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

    /// The same style for all corners.
    public init(all style: Edge.Corner.Style) {
        (topLeading, topTrailing, bottomLeading, bottomTrailing) = (style, style, style, style)
    }

    /// A style for each corner.
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

    /// The same radius for all corners, in points.
    public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

    /// Corners that are concentric with those of the container.
    public static var concentric: Self { Self(all: .concentric) }

    /// Corners that are concentric with those of the container, with no radius less than that of another style.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
        Self(all: .concentric(minimum: minimum))
    }
}

/// A rectangle with four corners, which a concentric rectangle in it adapts to.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
    /// The corners.
    typealias Corners = RoundedRectangularShapeCorners

    /// The corners of the shape for a size in points. Nil for none that are known: they count as square.
    func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
    /// Square corners.
    public func corners(in size: CGSize?) -> Corners? { Corners(all: .square) }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// The radius of the corners: the smaller one, if it differs along the axes.
    public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// The radius of each corner.
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
    /// Half of the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
    /// Half of the shorter side.
    public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}
