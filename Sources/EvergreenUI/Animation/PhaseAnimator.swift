import Foundation

/// A view whose content goes through phases, with an animation from each to the next one.
///
/// ```swift
/// PhaseAnimator([1.0, 1.4]) { scale in
///     Image(systemName: "heart.fill").scaleEffect(scale)
/// } animation: { _ in
///     .easeInOut(duration: 0.8)
/// }
/// ```
///
/// The server makes the content of a phase when the animation to the one before is over, and the page animates the change: each
/// phase costs a message, ten a second at most. Phases stand still while the tab is hidden.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var progress = PhaseProgress()
    @Environment(\.scenePhase) private var scenePhase

    /// Goes through the phases again and again, from the moment on at which the view appears.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. Without one, nothing is shown.
    ///   - content: The content in a phase.
    ///   - animation: How a phase begins; nil for at once.
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

    /// Goes through the phases once each time that a value changes, and back to the first one.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order. Without one, nothing is shown.
    ///   - trigger: The value. A change in the middle begins with the second phase again.
    ///   - content: The content in a phase.
    ///   - animation: How a phase begins; nil for at once.
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

    /// Shows the next phase, once the animation to this one is over. The task of the new phase goes on from there.
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

/// Where a ``PhaseAnimator`` is. Not saved: a page that comes back begins with the first phase.
private struct PhaseProgress: Equatable {
    private(set) var index = 0
    private(set) var next = 1
    /// Whether the next phase follows, where a value triggers them.
    private(set) var isRunning = false
    /// The seconds until the next phase; nil after an animation without an end.
    private(set) var pause: TimeInterval? = 0
    /// How often something has begun.
    private(set) var step = 0

    /// Each phase is a message to the page.
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

/// What has a ``PhaseAnimator`` go on.
private struct PhaseStep: Equatable {
    let number: Int
    let isHidden: Bool
}
