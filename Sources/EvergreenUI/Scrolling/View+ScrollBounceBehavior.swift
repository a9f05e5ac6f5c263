/// The behavior of scroll views when scrolling beyond their edges.
///
/// SwiftUI's `.always` is not available: browsers don't bounce content that fits its scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// The platform's default; on a page, ``basedOnSize``.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Bounces if the content is larger than the scroll view and the browser supports it.
    public static let basedOnSize = ScrollBounceBehavior(number: 1)
}

extension View {
    /// Sets the bounce behavior of the scroll views, lists and forms in this view. Has no effect on a page, where the behavior is always
    /// ``ScrollBounceBehavior/basedOnSize``.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
}
