/// The outline of a button with a background.
package enum ButtonShape: Hashable, Sendable {
    case capsule, circle
    /// `radius` is in points; nil for the default.
    case roundedRectangle(radius: Double?)
}
