/// When what scrolls gives way at its ends.
///
/// SwiftUI's `.always` does not exist: no browser lets content give way that is not larger than its scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// As the platform does it: on a page, as ``basedOnSize``.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Where the content is larger than the scroll view. Whether it does at all is up to the browser.
    public static let basedOnSize = ScrollBounceBehavior(number: 1)
}

extension View {
    /// Sets when the scroll views, lists and forms in this view give way at their ends: where the content is larger, as on every
    /// page.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
}
