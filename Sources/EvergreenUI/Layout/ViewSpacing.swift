import Foundation

/// The space that a view prefers around it.
///
/// All views of a page prefer the same: that between the views of a stack without a spacing of its own.
public struct ViewSpacing: Equatable, Sendable {
    private let preferred: CGFloat

    /// The space that the page's own views prefer.
    public init() { preferred = 8 }

    private init(preferred: CGFloat) { self.preferred = preferred }

    /// No space.
    public static let zero = ViewSpacing(preferred: 0)

    /// The preferred distance between this view and the next one along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(preferred, next.preferred) }
}
