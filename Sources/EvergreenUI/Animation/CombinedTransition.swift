extension Transition {
    /// Both transitions at the same time. Of two that move the view, the other one counts.
    public func combined<Other: Transition>(with other: Other) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

private struct CombinedTransition<First: Transition, Second: Transition>: DescribedTransition {
    let first: First
    let second: Second

    var traits: TransitionTraits {
        let (first, second) = (TransitionTraits(of: first), TransitionTraits(of: second))
        return TransitionTraits(
            insertion: first.insertion + second.insertion,
            removal: first.removal + second.removal
        )
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.body(
            content: PlaceholderContentView<Second>(
                first.body(content: PlaceholderContentView<First>(content), phase: phase)
            ),
            phase: phase
        )
    }
}

/// Comes like one transition, and goes like another one.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: DescribedTransition {
    /// How the view comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal

    /// Two transitions of which one is for views that come, and one for views that go.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    var traits: TransitionTraits {
        TransitionTraits(
            insertion: TransitionTraits(of: insertion).insertion,
            removal: TransitionTraits(of: removal).removal
        )
    }

    /// The content as both transitions show it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.body(
            content: PlaceholderContentView<Insertion>(
                removal.body(
                    content: PlaceholderContentView<Removal>(content),
                    phase: phase == .willAppear ? .identity : phase
                )
            ),
            phase: phase == .didDisappear ? .identity : phase
        )
    }
}
