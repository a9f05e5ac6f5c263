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
///   - completion: The action, on the main actor. It is performed once, also when the view has gone.
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
            // Nobody cancels the task.
            try? await Task.sleep(for: .seconds(animation.totalDuration))
        }
        withTransaction(Transaction()) { completion() }
    }
    return result
}

extension Animation {
    /// The seconds from a change until it is shown whole: no animation of a page takes longer than 20.
    package var totalDuration: TimeInterval {
        let duration = max(traits.duration, 0) + max(traits.delay, 0)
        return duration.isFinite ? min(duration, 20) : 0
    }
}
