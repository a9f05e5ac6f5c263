import EvergreenDocument

/// What a gesture remembers between events: each run of a body makes a new gesture, with the memory of the one before.
@MainActor
public final class _GestureMemory {
    /// The index of its recognizer, if it has one.
    private(set) var recognizer: Int?
    /// What the gesture keeps.
    var value: Any?
    private var isUnderWay = false
    private var parts: [_GestureMemory] = []

    init() {}

    /// The memory of a part of the gesture.
    func part(_ index: Int) -> _GestureMemory {
        while parts.count <= index { parts.append(_GestureMemory()) }
        return parts[index]
    }

    /// Forgets everything but the recognizers.
    func reset() {
        value = nil
        isUnderWay = false
        for part in parts { part.reset() }
    }

    func assign(recognizer index: Int) { recognizer = index }

    /// What an event means to a gesture with one recognizer; nil for an event of another one. A cancelled gesture that is under way
    /// has failed.
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
