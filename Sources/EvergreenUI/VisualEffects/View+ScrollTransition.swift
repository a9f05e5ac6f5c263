import EvergreenDocument

extension View {
    /// Applies effects to the view as it scrolls into and out of the visible area.
    ///
    /// ```swift
    /// Card().scrollTransition { content, phase in
    ///     content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.8)
    /// }
    /// ```
    ///
    /// The page applies the effects of the three phases by itself. An interactive transition uses a CSS view timeline; browsers that don't
    /// support it animate the change. The transition is disabled if the user prefers reduced motion. Of several scroll transitions on a
    /// view, the innermost takes precedence.
    ///
    /// - Parameters:
    ///   - configuration: The behavior of the transition.
    ///   - axis: The scroll axis; nil for the axis of the scroll view.
    ///   - transition: Adds the effects of a phase to its first argument.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
        )
    }

    /// Applies effects to the view as it scrolls into and out of the visible area.
    ///
    /// - Parameters:
    ///   - topLeading: The behavior at the leading edge of the scroll axis.
    ///   - bottomTrailing: The behavior at the trailing edge of the scroll axis.
    ///   - axis: The scroll axis; nil for the axis of the scroll view.
    ///   - transition: Adds the effects of a phase to its first argument.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        func effects(in phase: ScrollTransitionPhase) -> [StyleValue] {
            transition(EmptyVisualEffect(), phase)._effects.style
        }
        return modifier(
            StyleModifier(
                value: .scrollTransition(
                    ScrollTransitionTraits(
                        axis: axis.map { $0 == .horizontal ? .horizontal : .vertical },
                        start: topLeading.way,
                        end: bottomTrailing.way,
                        before: effects(in: .topLeading),
                        identity: effects(in: .identity),
                        after: effects(in: .bottomTrailing)
                    )
                )
            )
        )
    }
}
