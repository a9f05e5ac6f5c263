/// Which gestures of a view are recognized: the attached one, and those of its subviews.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a mask from raw bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The attached gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the view's subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// The attached gesture and those of the subviews.
    public static let all: GestureMask = [.gesture, .subviews]
    /// Not the attached gesture. Gestures of subviews are still recognized, as with `.subviews`: use `disabled(_:)` or
    /// `allowsHitTesting(_:)` to turn them off.
    public static let none: GestureMask = []
}
