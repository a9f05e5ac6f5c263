public import Foundation

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// In the space of the page.
    case device
    /// In its own size, in the middle of the page: as every view that does not expand.
    case sizeThatFits
    /// In a frame of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)

    var size: CGSize? {
        if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { nil }
    }
}
