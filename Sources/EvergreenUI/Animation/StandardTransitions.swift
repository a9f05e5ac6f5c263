public import Foundation

// The transitions of `AnyTransition` as types, to be combined with an app's own.

/// No animation.
public struct IdentityTransition: DescribedTransition {
    /// No animation.
    public init() {}

    var traits: TransitionTraits { AnyTransition.identity.traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: DescribedTransition {
    /// Fades in and out.
    public init() {}

    var traits: TransitionTraits { AnyTransition.opacity.traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves in from the leading edge, and out to the trailing one.
public struct SlideTransition: DescribedTransition {
    /// Moves in from the leading edge, and out to the trailing one.
    public init() {}

    var traits: TransitionTraits { AnyTransition.slide.traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Comes out of a blur, and goes into one.
public struct BlurReplaceTransition: DescribedTransition {
    /// Comes out of a blur, and goes into one.
    public init() {}

    var traits: TransitionTraits { AnyTransition.blurReplace.traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves in from an edge, and out to it.
public struct MoveTransition: DescribedTransition {
    /// The edge.
    public var edge: Edge

    /// Moves in from an edge, and out to it, by the view's own length.
    public init(edge: Edge) {
        self.edge = edge
    }

    var traits: TransitionTraits { AnyTransition.move(edge: edge).traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves and fades in from an edge, and out to the opposite one.
public struct PushTransition: DescribedTransition {
    /// The edge.
    public var edge: Edge

    /// Moves and fades in from an edge, and out to the opposite one.
    public init(edge: Edge) {
        self.edge = edge
    }

    var traits: TransitionTraits { AnyTransition.push(from: edge).traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves in from a distance, and out to it.
public struct OffsetTransition: DescribedTransition {
    /// The distance, in points.
    public var offset: CGSize

    /// Moves in from a distance, in points, and out to it.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    var traits: TransitionTraits { AnyTransition.offset(offset).traits }

    /// The content alone: the page moves it.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a factor of its size, and shrinks to it.
public struct ScaleTransition: DescribedTransition {
    /// The factor.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Grows from a factor of its size, and shrinks to it.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    var traits: TransitionTraits { AnyTransition.scale(scale: scale, anchor: anchor).traits }

    /// The content alone: the page moves it.
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
    /// Moves in from the leading edge, and out to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes out of a blur, and goes into one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

extension Transition where Self == MoveTransition {
    /// Moves in from an edge, and out to it, by the view's own length.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Moves and fades in from an edge, and out to the opposite one.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves in from a distance, in points, and out to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves in from a distance, in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Grows from the center, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows from a factor of its size, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
