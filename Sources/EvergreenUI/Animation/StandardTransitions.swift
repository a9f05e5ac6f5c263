public import Foundation

// Concrete types for the transitions of `AnyTransition`, for combining them with custom ones.

/// A transition without animation.
public struct IdentityTransition: DescribedTransition {
    /// Creates a transition without animation.
    public init() {}

    var traits: TransitionTraits { AnyTransition.identity.traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades in and out.
public struct OpacityTransition: DescribedTransition {
    /// Creates a fade.
    public init() {}

    var traits: TransitionTraits { AnyTransition.opacity.traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from the leading edge, and out to the trailing edge.
public struct SlideTransition: DescribedTransition {
    /// Creates a slide.
    public init() {}

    var traits: TransitionTraits { AnyTransition.slide.traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades with a blur.
public struct BlurReplaceTransition: DescribedTransition {
    /// The direction of the new view's scale. On a page, both are the same.
    public enum Configuration: Hashable, Sendable {
        /// One view scales down, and the other one up.
        case downUp
        /// Both views scale up.
        case upUp
    }

    /// The direction of the new view's scale.
    public var configuration: Configuration

    /// Creates a fade with a blur.
    public init(configuration: Configuration = .downUp) {
        self.configuration = configuration
    }

    var traits: TransitionTraits { AnyTransition.blurReplace.traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from and out to an edge.
public struct MoveTransition: DescribedTransition {
    /// The edge.
    public var edge: Edge

    /// Creates a movement from and to an edge, by the view's own length.
    public init(edge: Edge) {
        self.edge = edge
    }

    var traits: TransitionTraits { AnyTransition.move(edge: edge).traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from an edge and out to the opposite one, while fading.
public struct PushTransition: DescribedTransition {
    /// The edge of the insertion.
    public var edge: Edge

    /// Creates a push from an edge.
    public init(edge: Edge) {
        self.edge = edge
    }

    var traits: TransitionTraits { AnyTransition.push(from: edge).traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that moves in from and out to an offset.
public struct OffsetTransition: DescribedTransition {
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a movement from and to an offset, in points.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    var traits: TransitionTraits { AnyTransition.offset(offset).traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that scales from and to a factor.
public struct ScaleTransition: DescribedTransition {
    /// The scale factor.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates a transition that scales from and to a factor.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    var traits: TransitionTraits { AnyTransition.scale(scale: scale, anchor: anchor).traits }

    /// Returns the content unchanged: the page animates it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
    /// No animation.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// Moves in from the leading edge, and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades with a blur.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }

    /// Fades with a blur.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}

extension Transition where Self == MoveTransition {
    /// Moves in from and out to an edge, by the view's own length.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Moves in from an edge and out to the opposite one, while fading.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves in from and out to an offset, in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves in from and out to an offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Scales from and to zero, around the center.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Scales from and to a factor.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
