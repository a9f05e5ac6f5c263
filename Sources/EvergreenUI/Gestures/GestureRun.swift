import EvergreenDocument

/// A gesture of a view, from the first event to the last.
@MainActor
final class GestureRun {
    let memory = _GestureMemory()
    private var interaction: Int?
    /// Whether the gesture is over, as far as this interaction is concerned.
    private var isOver = false
    private var isActive = false
    private var keyInteractions = 0

    /// Takes what the page has recognized.
    func take<Recognized: Gesture>(_ input: RecognizerInput, of gesture: Recognized) {
        if input.interaction != interaction {
            // A sequence goes on.
            if !isActive { memory.reset() }
            interaction = input.interaction
            isOver = false
        }
        guard !isOver else { return }
        take(.input(input), of: gesture)
    }

    /// Takes what was done by keyboard: all of it at once.
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
        // What would follow needs a pointer.
        if isActive { cancel(gesture) }
    }

    /// Ends the gesture where it is.
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
