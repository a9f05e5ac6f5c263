import EvergreenUI
public import Foundation

/// A pointer that a test has put down on a view with a `DragGesture`. See ``ScreenElement/startDrag(at:afterLongPress:)``.
@MainActor
public final class ScreenDrag {
    private var targets: [RecognizerTarget]
    private var recognized: Set<RecognizerTarget> = []
    private var interaction: Interaction
    private var translation = CGSize.zero

    init(_ targets: [RecognizerTarget], _ interaction: Interaction) {
        self.targets = targets
        self.interaction = interaction
    }

    /// Moves the pointer by a distance in points. Gestures whose minimum distance is not reached are not notified.
    ///
    /// - Parameter seconds: The duration of the movement, for the velocity.
    public func move(by step: CGSize, after seconds: Double = 1.0 / 60) throws(ScreenError) {
        interaction.seconds += seconds
        translation = CGSize(width: translation.width + step.width, height: translation.height + step.height)
        for target in targets {
            guard case .drag(let distance, _) = target.recognizer else { continue }
            if hypot(translation.width, translation.height) >= distance { recognized.insert(target) }
            if recognized.contains(target) { try target.send(.changed, in: interaction, motion) }
        }
    }

    /// Lifts the pointer, which ends the gesture.
    public func end() throws(ScreenError) { try finish(.ended) }

    /// Cancels the gesture, like a browser that starts scrolling.
    public func cancel() throws(ScreenError) { try finish(.failed) }

    private func finish(_ phase: RecognizerInput.Phase) throws(ScreenError) {
        let ended = targets
        targets = []
        for target in ended { try target.send(recognized.contains(target) ? phase : .failed, in: interaction, motion) }
    }

    private var motion: RecognizerInput.Motion { .translation(x: translation.width, y: translation.height) }
}
