/// What a person feels when something happens.
///
/// A page lets the device vibrate where the browser can: on Android. Elsewhere nothing is felt. A browser lets a page vibrate only
/// after a person has touched it.
public struct SensoryFeedback: Hashable, Sendable {
    /// How heavy the things are that seem to meet.
    public struct Weight: Hashable, Sendable {
        let milliseconds: Int

        /// Small things.
        public static let light = Weight(milliseconds: 10)
        /// Things of a middle size.
        public static let medium = Weight(milliseconds: 20)
        /// Large things.
        public static let heavy = Weight(milliseconds: 35)
    }

    /// How hard the things are that seem to meet.
    public enum Flexibility: Hashable, Sendable {
        /// Hard, in between, and soft things.
        case rigid, solid, soft

        var weight: Weight {
            switch self {
            case .rigid: .light
            case .solid: .medium
            case .soft: .heavy
            }
        }
    }

    /// How long the device vibrates and rests in turn, in milliseconds.
    let pattern: [Int]

    private init(_ pattern: Int...) {
        self.pattern = pattern
    }

    /// Something was done.
    public static let success = SensoryFeedback(15, 60, 25)
    /// Something may be wrong.
    public static let warning = SensoryFeedback(25, 80, 25)
    /// Something has failed.
    public static let error = SensoryFeedback(30, 50, 30, 50, 30)
    /// A selection changes.
    public static let selection = SensoryFeedback(5)
    /// A value becomes higher than one that matters.
    public static let increase = SensoryFeedback(10, 30, 15)
    /// A value becomes lower than one that matters.
    public static let decrease = SensoryFeedback(15, 30, 10)
    /// Something begins.
    public static let start = SensoryFeedback(20)
    /// Something ends.
    public static let stop = SensoryFeedback(10, 40, 10)
    /// What is dragged comes to a line where it fits.
    public static let alignment = SensoryFeedback(8)
    /// A value goes from one level to the next.
    public static let levelChange = SensoryFeedback(12)
    /// Two things meet.
    public static let impact = SensoryFeedback(20)

    /// Two things of a weight meet. `intensity` is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(Int((Double(weight.milliseconds) * max(0.2, min(intensity, 1))).rounded()))
    }

    /// Two things of a hardness meet. `intensity` is from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        impact(weight: flexibility.weight, intensity: intensity)
    }
}

extension View {
    /// Has the device vibrate after an update in which `trigger` has changed.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Has the device vibrate after an update in which `trigger` has changed, if the old and the new value ask for it.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Has the device vibrate after an update in which `trigger` has changed, as the old and the new value ask for.
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
