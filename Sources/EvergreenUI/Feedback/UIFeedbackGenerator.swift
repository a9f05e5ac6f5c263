import EvergreenLogging
public import Foundation
import Logging

/// Haptic feedback with UIKit's names.
///
/// Feedback is played by the page of the window whose action, update or task requests it, as with ``SensoryFeedback``: the device vibrates
/// where the browser supports it. In other contexts, such as a detached task, there is no window, and the failure is logged.
@MainActor
public class UIFeedbackGenerator {
    private static let logger = Logger(leveled: "evergreen.ui")

    fileprivate init() {}

    /// Prepares the device for feedback. Browsers need no preparation.
    public func prepare() {}

    fileprivate func play(_ feedback: SensoryFeedback) {
        guard let tree = CurrentWindow.current?.tree else {
            return Self.logger.warning(
                "No feedback was played, because there is no current window. Request it in an action of a view."
            )
        }
        tree.vibrate(feedback.pattern)
    }
}

/// Feedback for a collision.
///
/// ```swift
/// Button("Add") {
///     count += 1
///     UIImpactFeedbackGenerator(style: .light).impactOccurred()
/// }
/// ```
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or the flexibility of the colliding objects.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Small, medium-sized or large objects.
        case light, medium, heavy
        /// Soft or rigid objects.
        case soft, rigid

        fileprivate func feedback(intensity: Double) -> SensoryFeedback {
            switch self {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates a generator with a style.
    public init(style: FeedbackStyle = .medium) {
        self.style = style
    }

    /// Plays the feedback.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback with an intensity from 0 to 1.
    public func impactOccurred(intensity: CGFloat) { play(style.feedback(intensity: Double(intensity))) }
}

/// Feedback for the result of a task.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// The task succeeded, produced a warning, or failed.
        case success, warning, error
    }

    /// Creates a generator.
    override public init() {}

    /// Plays the feedback for a result.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// Feedback for a changed selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    override public init() {}

    /// Plays the feedback.
    public func selectionChanged() { play(.selection) }
}

extension ViewTree {
    /// Vibrates the device of the window's user.
    func vibrate(_ pattern: [Int]) {
        enqueue { [weak self] in self?.document.vibrate(pattern) }
    }
}
