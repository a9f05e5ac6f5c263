/// Which gestures of a view are recognized: the one that is being added, and those inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// The gestures of these bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The gesture that is being added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside of the view.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
    /// None of them. Those inside of the view are recognized here, as with `.subviews`: `disabled(_:)` and
    /// `allowsHitTesting(_:)` are what takes them away.
    public static let none: GestureMask = []
}
