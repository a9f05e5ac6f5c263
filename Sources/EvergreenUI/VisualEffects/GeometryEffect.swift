import EvergreenDocument
public import Foundation

/// A modifier that transforms the rendering of a view without affecting its layout, and whose data can be animated.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi * 3), y: 0))
///     }
/// }
///
/// PasswordField().modifier(Shake(animatableData: CGFloat(attempts)))
/// ```
///
/// For an animation, the server evaluates `effectValue(size:)` in advance, for sixty frames per second and at most 240 frames. The page
/// plays them by itself, so that an animation costs a single message, even if it repeats. If the user prefers reduced motion, the new value
/// is shown immediately.
///
/// The browser measures the view. Until then, an effect that depends on the size is not applied.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == _GeometryEffectBody {
    /// Returns the transform of the view, relative to its top-left corner. Not isolated to an actor.
    ///
    /// - Parameter size: The size of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view with the effect.
    @MainActor
    public func body(content: Content) -> _GeometryEffectBody {
        _GeometryEffectBody(body: AnyView(GeometryEffectView(inner: content, effect: self)))
    }

    /// Returns an effect that does not affect geometry readers in the view, which measure the untransformed view.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// Whether geometry readers in the view ignore the effect.
    fileprivate var isIgnoredByLayout: Bool { self is any IgnoredEffect }
}

private nonisolated protocol IgnoredEffect {}

/// An effect that does not affect geometry readers.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, IgnoredEffect {
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// Applies an effect with animatable data to this view. See ``GeometryEffect``.
    nonisolated public func modifier<Effect: GeometryEffect>(_ modifier: Effect) -> ModifiedContent<Self, Effect> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Projects the rendering of the view, relative to its top-left corner. On a page, this is CSS `matrix` or `matrix3d`.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(StyleModifier(value: transform.change.style))
    }
}

extension AnyTransition {
    /// Not available: transitions are limited to opacity, offset, scale, rotation and blur.
    @available(*, unavailable, message: "Use a modifier with offset, scaleEffect or rotationEffect")
    public static func modifier<Effect: GeometryEffect>(active: Effect, identity: Effect) -> AnyTransition { .identity }
}

/// A view with a geometry effect.
public struct _GeometryEffectBody: View {
    public let body: AnyView
}

private struct GeometryEffectView<Inner: View, Effect: GeometryEffect>: DecoratingView {
    let inner: Inner
    let effect: Effect

    func makeNodeState() -> GeometryEffectMotion<Effect> { GeometryEffectMotion(effect) }

    private func geometry(in node: ElementNode<Self>) -> Geometry {
        if let geometry = node.state.geometry { return geometry }
        let geometry = Geometry(of: node, element: node.element.id, savesSize: false, estimate: .zero)
        node.state.geometry = geometry
        return geometry
    }

    /// The measured size of the inner view; nil until measured.
    private func size(in node: ElementNode<Self>) -> CGSize? {
        let geometry = geometry(in: node)
        return node.reading { geometry.isMeasured ? geometry.size : nil }
    }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.state.follow(effect, node.environment.accessibilityReduceMotion ? nil : node.tree.currentAnimation)
        return [node.state.change(of: effect, size: size(in: node)).style]
    }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        var traits = geometry(in: node).traits(.effect, shown: node.element.description.kind)
        traits.isEffectIgnored = effect.isIgnoredByLayout
        traits.course = node.state.course(of: effect, size: size(in: node))
        return .geometry(traits)
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        geometry(in: node).take(event, of: node.element)
    }
}
