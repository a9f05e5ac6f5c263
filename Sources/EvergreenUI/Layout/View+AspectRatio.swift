import EvergreenDocument
import Foundation

extension View {
    /// Constrains the view to an aspect ratio.
    ///
    /// This affects views that expand in both directions, such as `resizable()` images, shapes and colors: others keep the size of their
    /// content for any proposal. A page proposes a width. The available height counts only if it is set by the immediately enclosing
    /// `frame`.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height. If nil, an image keeps its own ratio, and shapes and colors are square.
    ///   - contentMode: Whether the view fits inside the space or fills it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(StyleModifier(value: .proportion(aspectRatio.map { Double($0) }, contentMode.fit)))
    }

    /// Constrains the view to the aspect ratio of a size. See ``aspectRatio(_:contentMode:)``.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the available space, with its own aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the available space, with its own aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension ContentMode {
    var fit: ImageFit { self == .fit ? .fit : .fill }
}
