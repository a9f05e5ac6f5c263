extension View {
    /// Has versions of this view follow one another again and again, with an animation from each to the next one. See
    /// ``PhaseAnimator``.
    ///
    /// ```swift
    /// Image(systemName: "bell").phaseAnimator([0, 12, -12]) { bell, angle in
    ///     bell.rotationEffect(.degrees(angle))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. Without one, nothing is shown.
    ///   - content: Makes the version for a phase of what stands for this view.
    ///   - animation: How a phase begins; nil for at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Has versions of this view follow one another once each time that a value changes, and go back to the first one. See
    /// ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. Without one, nothing is shown.
    ///   - trigger: The value. A change in the middle begins with the second phase again.
    ///   - content: Makes the version for a phase of what stands for this view.
    ///   - animation: How a phase begins; nil for at once.
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
