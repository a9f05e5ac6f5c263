import Foundation

/// A normalized point in a view: (0, 0) is the top-left corner and (1, 1) the bottom-right corner.
public struct UnitPoint: Hashable, Animatable, Sendable {
    /// The horizontal position as a fraction of the width.
    public var x: CGFloat
    /// The vertical position as a fraction of the height.
    public var y: CGFloat

    /// The pair of coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    /// Creates the top-left corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from normalized coordinates.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top-left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the left edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the right edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top-left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top-right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom-left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom-right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
