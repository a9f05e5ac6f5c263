import EvergreenDocument
public import Foundation

/// A modifier that moves how a view is painted, and not its layout, and whose data animations lead from one value to the next.
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
/// In an animation, the server calls `effectValue(size:)` for sixty moments of each second at once, at most 240, and the page shows them
/// by itself: one message, also for an animation that repeats. Where the browser asks for reduced motion, the new value is shown at once.
///
/// The browser measures the view. Until it has, an effect that depends on the size is not shown.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == _GeometryEffectBody {
    /// Where the points of the view are painted, from its upper left corner. Not called on a particular actor.
    ///
    /// - Parameter size: The size of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The view, painted where the effect says.
    @MainActor
    public func body(content: Content) -> _GeometryEffectBody {
        _GeometryEffectBody(body: AnyView(GeometryEffectView(inner: content, effect: self)))
    }

    /// The effect without a part in what geometry readers in the view say: the view is measured as if it were not moved.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// Whether views inside are measured as if the effect did not move them.
    fileprivate var isIgnoredByLayout: Bool { self is any IgnoredEffect }
}

private nonisolated protocol IgnoredEffect {}

/// An effect without a part in what geometry readers in the view say.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect, IgnoredEffect {
    var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
    /// Applies an effect to this view whose data animations lead from one value to the next. See ``GeometryEffect``.
    nonisolated public func modifier<Effect: GeometryEffect>(_ modifier: Effect) -> ModifiedContent<Self, Effect> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Moves how the view is painted, from its upper left corner. On a page, CSS `matrix` or `matrix3d`.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(StyleModifier(value: transform.change.style))
    }
}

extension AnyTransition {
    /// Transitions have opacity, offset, scale, rotation and blur.
    @available(*, unavailable, message: "Use a modifier with offset, scaleEffect or rotationEffect")
    public static func modifier<Effect: GeometryEffect>(active: Effect, identity: Effect) -> AnyTransition { .identity }
}

/// A view that is painted where an effect says.
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

    /// The size of the view inside, once it is measured.
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
