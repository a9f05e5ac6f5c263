import EvergreenDocument

/// The state machine of a view's gesture, from its first event to its last.
@MainActor
final class GestureRun {
    let memory = _GestureMemory()
    private var interaction: Int?
    /// Whether the gesture has ended or failed in this interaction.
    private var isOver = false
    private var isActive = false
    private var keyInteractions = 0

    /// Handles an event from the client.
    func take<Recognized: Gesture>(_ input: RecognizerInput, of gesture: Recognized) {
        if input.interaction != interaction {
            // An active sequence continues with the next interaction.
            if !isActive { memory.reset() }
            interaction = input.interaction
            isOver = false
        }
        guard !isOver else { return }
        take(.input(input), of: gesture)
    }

    /// Performs the gesture by keyboard, with all of its phases at once.
    func takeKey<Recognized: Gesture>(
        for recognizer: Int,
        _ phases: [RecognizerInput.Phase],
        of gesture: Recognized
    ) {
        keyInteractions -= 1
        for phase in phases {
            let input = RecognizerInput(
                recognizer: recognizer,
                interaction: keyInteractions,
                phase: phase,
                seconds: 0,
                startX: 0,
                startY: 0
            )
            take(input, of: gesture)
        }
        // The rest of a sequence needs a pointer.
        if isActive { cancel(gesture) }
    }

    /// Cancels the gesture.
    func cancel<Recognized: Gesture>(_ gesture: Recognized) {
        take(.cancel, of: gesture)
        isActive = false
        isOver = true
        memory.reset()
    }

    private func take<Recognized: Gesture>(_ event: _GestureEvent.Content, of gesture: Recognized) {
        guard let phase = Recognized._phase(of: gesture, after: _GestureEvent(event), memory: memory) else { return }
        switch phase {
        case .possible: isActive = false
        case .active: isActive = true
        case .ended, .failed:
            isActive = false
            isOver = true
            memory.reset()
        }
    }
}
