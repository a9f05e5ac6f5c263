extension Transition {
    /// The transition with an animation of its own, with which the view comes and goes in updates without one, too. With nil, it
    /// never moves.
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
