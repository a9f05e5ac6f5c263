import EvergreenDocument

/// State of a gesture between events. Each evaluation of a body creates a new gesture value, which keeps this memory.
@MainActor
public final class _GestureMemory {
    /// The index of the gesture's recognizer, if it has one.
    private(set) var recognizer: Int?
    /// The state of the gesture type.
    var value: Any?
    private var isUnderWay = false
    private var parts: [_GestureMemory] = []

    init() {}

    /// The memory of a component gesture.
    func part(_ index: Int) -> _GestureMemory {
        while parts.count <= index { parts.append(_GestureMemory()) }
        return parts[index]
    }

    /// Clears the state, but keeps the recognizer indices.
    func reset() {
        value = nil
        isUnderWay = false
        for part in parts { part.reset() }
    }

    func assign(recognizer index: Int) { recognizer = index }

    /// The phase of a gesture with one recognizer after an event. Nil if the event belongs to another recognizer. Cancelling a gesture in
    /// progress makes it fail.
    func phase<Value>(after event: _GestureEvent, _ value: (RecognizerInput) -> Value) -> _GesturePhase<Value>? {
        switch event.content {
        case .cancel:
            defer { isUnderWay = false }
            return isUnderWay ? .failed : nil
        case .input(let input):
            guard input.recognizer == recognizer else { return nil }
            isUnderWay = input.phase == .began || input.phase == .changed
            return switch input.phase {
            case .began: .possible(value(input))
            case .changed: .active(value(input))
            case .ended: .ended(value(input))
            case .failed: .failed
            }
        }
    }
}
