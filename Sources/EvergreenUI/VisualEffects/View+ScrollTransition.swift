import EvergreenDocument

extension View {
    /// Has the view change as it scrolls into sight and out of it.
    ///
    /// ```swift
    /// Card().scrollTransition { content, phase in
    ///     content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.8)
    /// }
    /// ```
    ///
    /// The page does that on its own, from the effects of the three phases. An interactive change follows the scroll by a CSS view
    /// timeline: browsers without it animate the change. With the `prefers-reduced-motion` setting, nothing changes. Of several
    /// scroll transitions of a view, the innermost counts.
    ///
    /// - Parameters:
    ///   - configuration: How it changes.
    ///   - axis: The axis along which it scrolls; nil for that of the scroll view.
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

    /// Has the view change as it scrolls into sight and out of it.
    ///
    /// - Parameters:
    ///   - topLeading: How it changes at the edge where the content begins.
    ///   - bottomTrailing: How it changes at the edge where the content ends.
    ///   - axis: The axis along which it scrolls; nil for that of the scroll view.
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
