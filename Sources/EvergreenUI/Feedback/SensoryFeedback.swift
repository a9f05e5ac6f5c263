/// Haptic feedback for an event.
///
/// A page vibrates the device where the browser supports it: on Android. Elsewhere, feedback has no effect. Browsers allow vibration only
/// after the user has touched the page.
public struct SensoryFeedback: Hashable, Sendable {
    /// The weight of colliding objects.
    public struct Weight: Hashable, Sendable {
        let milliseconds: Int

        /// Small, light objects.
        public static let light = Weight(milliseconds: 10)
        /// Medium objects.
        public static let medium = Weight(milliseconds: 20)
        /// Large, heavy objects.
        public static let heavy = Weight(milliseconds: 35)
    }

    /// The flexibility of colliding objects.
    public enum Flexibility: Hashable, Sendable {
        /// From hard to soft objects.
        case rigid, solid, soft

        var weight: Weight {
            switch self {
            case .rigid: .light
            case .solid: .medium
            case .soft: .heavy
            }
        }
    }

    /// The durations of vibrations and pauses in turn, in milliseconds.
    let pattern: [Int]

    private init(_ pattern: Int...) {
        self.pattern = pattern
    }

    /// A task succeeded.
    public static let success = SensoryFeedback(15, 60, 25)
    /// A warning.
    public static let warning = SensoryFeedback(25, 80, 25)
    /// A task failed.
    public static let error = SensoryFeedback(30, 50, 30, 50, 30)
    /// The selection changed.
    public static let selection = SensoryFeedback(5)
    /// A value rose above a significant threshold.
    public static let increase = SensoryFeedback(10, 30, 15)
    /// A value fell below a significant threshold.
    public static let decrease = SensoryFeedback(15, 30, 10)
    /// An activity started.
    public static let start = SensoryFeedback(20)
    /// An activity stopped.
    public static let stop = SensoryFeedback(10, 40, 10)
    /// A dragged item was aligned.
    public static let alignment = SensoryFeedback(8)
    /// A value changed between discrete levels.
    public static let levelChange = SensoryFeedback(12)
    /// A collision.
    public static let impact = SensoryFeedback(20)

    /// A collision of objects with a weight. `intensity` ranges from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(Int((Double(weight.milliseconds) * max(0.2, min(intensity, 1))).rounded()))
    }

    /// A collision of objects with a flexibility. `intensity` ranges from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        impact(weight: flexibility.weight, intensity: intensity)
    }
}

extension View {
    /// Plays feedback after an update in which `trigger` has changed.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Plays feedback after an update in which `trigger` has changed, if the condition holds for the old and the new value.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Plays the feedback returned for the old and the new value after an update in which `trigger` has changed.
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        FeedbackView(wrapped: self, trigger: trigger, feedback: feedback)
    }
}

private struct FeedbackView<Wrapped: View, Trigger: Equatable>: WrapperView {
    @Boxed var wrapped: Wrapped
    let trigger: Trigger
    let feedback: (Trigger, Trigger) -> SensoryFeedback?

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        guard trigger != previous.trigger, let feedback = feedback(previous.trigger, trigger) else { return }
        node.tree.document.vibrate(feedback.pattern)
    }
}
