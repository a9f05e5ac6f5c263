import Foundation

/// A view that animates its content through a sequence of phases.
///
/// ```swift
/// PhaseAnimator([1.0, 1.4]) { scale in
///     Image(systemName: "heart.fill").scaleEffect(scale)
/// } animation: { _ in
///     .easeInOut(duration: 0.8)
/// }
/// ```
///
/// The server updates the content for the next phase after the current animation, and the page animates the change: each phase costs a
/// message, at most ten per second. The animation pauses while the tab is hidden.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var progress = PhaseProgress()
    @Environment(\.scenePhase) private var scenePhase

    /// Creates an animator that cycles through the phases as long as the view is visible.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. If empty, nothing is shown.
    ///   - content: Returns the content for a phase.
    ///   - animation: Returns the animation to a phase, or nil for a change without animation.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates an animator that runs through the phases once for each change of a value, and returns to the first phase.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. If empty, nothing is shown.
    ///   - trigger: The value. A change during the animation restarts it at the second phase.
    ///   - content: Returns the content for a phase.
    ///   - animation: Returns the animation to a phase, or nil for a change without animation.
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(value: trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if let phase = phases.indices.contains(progress.index) ? phases[progress.index] : phases.first {
            content(phase)
                .onChange(of: trigger) { progress.start() }
                .task(id: PhaseStep(number: progress.step, isHidden: scenePhase == .background)) { await advance() }
        }
    }

    /// Shows the next phase after the current animation. The task of the new phase continues from there.
    private func advance() async {
        guard phases.count > 1, scenePhase != .background, trigger == nil || progress.isRunning else { return }
        guard let pause = progress.pause else { return }
        if pause > 0 {
            do { try await Task.sleep(for: .seconds(pause)) } catch { return }
        }
        let next = progress.next % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) {
            progress.show(next, for: animation.map(\.totalDuration) ?? 0)
        }
    }
}

/// The progress of a ``PhaseAnimator``. Not saved: a restored page restarts at the first phase.
private struct PhaseProgress: Equatable {
    private(set) var index = 0
    private(set) var next = 1
    /// Whether the next phase follows, for animators with a trigger.
    private(set) var isRunning = false
    /// The seconds until the next phase, or nil after an infinite animation.
    private(set) var pause: TimeInterval? = 0
    /// A counter that identifies the current step.
    private(set) var step = 0

    /// Each phase costs a message to the page.
    private static let shortest: TimeInterval = 0.1

    mutating func start() {
        (next, pause, isRunning) = (1, 0, true)
        step += 1
    }

    mutating func show(_ index: Int, for duration: TimeInterval?) {
        self.index = index
        next = index + 1
        pause = duration.map { max($0, Self.shortest) }
        isRunning = index != 0
        step += 1
    }
}

/// The id of the task that advances a ``PhaseAnimator``.
private struct PhaseStep: Equatable {
    let number: Int
    let isHidden: Bool
}
