import EvergreenDocument
import Foundation

extension View {
    /// Keeps the view's width and height in proportion.
    ///
    /// It concerns views that expand in both directions, such as images that are `resizable()`, shapes and colors: others have the size
    /// of their content, whatever they are proposed. A page offers a width; the height that there is counts where a `frame` right
    /// around sets it.
    ///
    /// - Parameters:
    ///   - aspectRatio: Width divided by height; nil for that of an image, and 1 for shapes and colors.
    ///   - contentMode: Whether the view is as large as it can be within the space, or as small as it can be to cover it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(StyleModifier(value: .proportion(aspectRatio.map { Double($0) }, contentMode.fit)))
    }

    /// Keeps the view's width and height in proportion to those of a size: see ``aspectRatio(_:contentMode:)``.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the available space, with its own aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover the available space, with its own aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension ContentMode {
    var fit: ImageFit { self == .fit ? .fit : .fill }
}
