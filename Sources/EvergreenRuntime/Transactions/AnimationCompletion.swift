import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// When it has taken its duration and its delay.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When nothing moves any more. On a page, animations end with their durations: the same as ``logicallyComplete``.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// Animates the state changes in `body`, and performs an action when the animation is complete.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.4)) { isOpen = true } completion: { showsDetails = true }
/// ```
///
/// The server counts the time from the change on. Without an animation, the action follows at once, after the code that runs.
/// Its own changes are not animated unless it says so.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: When it is complete.
///   - body: Changes state.
///   - completion: The action, on the main actor. It is performed once, also when the view has gone; not after an animation
///     without an end.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; the action is not performed then.
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
            // Nobody cancels the task.
            try? await Task.sleep(for: .seconds(duration))
        }
        withTransaction(Transaction()) { completion() }
    }
    return result
}

extension Animation {
    /// The seconds from a change until it is shown whole; nil for without an end. No run on a page takes longer than 20.
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
