extension View {
    /// Animates this view through a repeating sequence of phases. See ``PhaseAnimator``.
    ///
    /// ```swift
    /// Image(systemName: "bell").phaseAnimator([0, 12, -12]) { bell, angle in
    ///     bell.rotationEffect(.degrees(angle))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. If empty, nothing is shown.
    ///   - content: Applies the modifiers of a phase to a placeholder for this view.
    ///   - animation: Returns the animation to a phase, or nil for a change without animation.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Animates this view through a sequence of phases once for each change of a value, and back to the first phase. See ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. If empty, nothing is shown.
    ///   - trigger: The value. A change during the animation restarts it at the second phase.
    ///   - content: Applies the modifiers of a phase to a placeholder for this view.
    ///   - animation: Returns the animation to a phase, or nil for a change without animation.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
