public import Foundation

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// Fills the page.
    case device
    /// Fits the view's size, centered on the page, like any view that does not expand.
    case sizeThatFits
    /// Uses a frame of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)

    var size: CGSize? {
        if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { nil }
    }
}
