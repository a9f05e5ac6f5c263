extension Transition {
    /// Combines this transition with another one. If both move the view, the other one wins.
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

/// A transition with different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: DescribedTransition {
    /// The transition for insertion.
    public var insertion: Insertion
    /// The transition for removal.
    public var removal: Removal

    /// Creates a transition from one for insertion and one for removal.
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

    /// Returns the content with both transitions applied.
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
