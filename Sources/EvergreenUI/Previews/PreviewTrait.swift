import Foundation

/// A trait of a preview: `#Preview(traits: .fixedLayout(width: 300, height: 100))`.
public struct PreviewTrait<T>: Sendable {
    /// A fixed size; nil for the size of the page.
    let size: CGSize?
    /// Wraps the view.
    var modify: (@MainActor @Sendable (AnyView) -> AnyView)?
    /// Called before the view is created.
    var prepare: (@MainActor @Sendable () -> Void)?
}

extension PreviewTrait {
    /// Returns a trait that performs an action before the view is created. The action may affect the whole process, which shows a single
    /// preview.
    package static func preparing(_ prepare: @escaping @MainActor @Sendable () -> Void) -> PreviewTrait {
        PreviewTrait(size: nil, prepare: prepare)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Fills the page.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// Fits the view's size, centered on the page, like any view that does not expand.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// Uses a frame of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }
    /// Uses a frame with the size of a phone in portrait orientation.
    public static var portrait: PreviewTrait { PreviewTrait(size: InterfaceOrientation.portrait.turn(nil)) }
    /// Uses a frame with the size of a phone in landscape orientation.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(size: InterfaceOrientation.landscapeLeft.turn(nil)) }
    /// Uses a frame with the size of a phone in landscape orientation.
    public static var landscapeRight: PreviewTrait { PreviewTrait(size: InterfaceOrientation.landscapeRight.turn(nil)) }
}
