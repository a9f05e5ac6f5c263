extension Transition {
    /// Attaches an animation to the transition, which is also used in updates without one. With nil, the transition is never animated.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

private struct AnimatedTransition<Base: Transition>: DescribedTransition {
    let base: Base
    let animation: Animation?

    var traits: TransitionTraits { TransitionTraits(of: base).animated(animation?.traits) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(content: PlaceholderContentView<Base>(content), phase: phase)
    }
}
