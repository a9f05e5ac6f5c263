import Foundation

/// A circumstance of a preview: `#Preview(traits: .fixedLayout(width: 300, height: 100))`.
public struct PreviewTrait<T>: Sendable {
    /// A fixed size; nil for that of the page.
    let size: CGSize?
    /// Puts something around the view.
    var modify: (@MainActor @Sendable (AnyView) -> AnyView)?
    /// Called before the view is made.
    var prepare: (@MainActor @Sendable () -> Void)?
}

extension PreviewTrait {
    /// Does something before the view is made: what holds for the program, of which one preview is shown.
    package static func preparing(_ prepare: @escaping @MainActor @Sendable () -> Void) -> PreviewTrait {
        PreviewTrait(size: nil, prepare: prepare)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In the space of the page.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// In its own size, in the middle of the page: as every view that does not expand.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(size: nil) }
    /// In a frame of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: CGSize(width: width, height: height))
    }
    /// In a frame of the size of a phone that is held upright.
    public static var portrait: PreviewTrait { PreviewTrait(size: InterfaceOrientation.portrait.turn(nil)) }
    /// In a frame of the size of a phone that is held sideways.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(size: InterfaceOrientation.landscapeLeft.turn(nil)) }
    /// In a frame of the size of a phone that is held sideways.
    public static var landscapeRight: PreviewTrait { PreviewTrait(size: InterfaceOrientation.landscapeRight.turn(nil)) }
}
