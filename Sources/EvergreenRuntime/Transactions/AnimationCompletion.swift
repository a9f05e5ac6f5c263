import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// After the animation's delay and duration.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When nothing moves anymore. On a page, animations end with their duration, so this equals ``logicallyComplete``.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Animates the state changes in `body`, and performs an action when the animation is complete.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.4)) { isOpen = true } completion: { showsDetails = true }
/// ```
///
/// The server measures the time from the change. Without an animation, the action runs right after the current code. Its own changes are
/// not animated, unless the action animates them.
///
/// - Parameters:
///   - animation: The animation; nil for none.
/// - completionCriteria: When the animation counts as complete.
/// - body: Changes state.
/// - completion: The action. Runs once on the main actor, even if the view was removed, but never for an animation that repeats forever.
/// - Returns: The result of `body`.
/// - Throws: Errors of `body`; the action does not run then.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    Task { @MainActor in
        if let animation {
            guard let duration = animation.totalDuration else { return }
            // The task is never cancelled.
            try? await Task.sleep(for: .seconds(duration))
        }
        withTransaction(Transaction()) { completion() }
    }
    return result
}

extension Animation {
    /// The seconds from a change until its final state is shown; nil if the animation never ends. Each run takes at most 20 seconds on a
    /// page.
    package var totalDuration: TimeInterval? {
        let delay = Self.bounded(traits.delay)
        guard let repetition = traits.repetition else { return delay + Self.bounded(traits.duration) }
        guard let count = repetition.count else { return nil }
        return delay + Double(count) * (Self.bounded(repetition.pause) + Self.bounded(traits.duration))
    }

    private static func bounded(_ seconds: TimeInterval) -> TimeInterval {
        seconds.isFinite ? min(max(seconds, 0), 10) : 0
    }
}
