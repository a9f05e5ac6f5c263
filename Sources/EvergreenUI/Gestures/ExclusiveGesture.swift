/// A gesture that recognizes one of two gestures. The first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the recognized gesture.
    public enum Value {
        /// The first gesture was recognized.
        case first(First.Value)
        /// The second gesture was recognized.
        case second(Second.Value)
    }

    /// The gesture that takes precedence.
    public var first: First
    /// The gesture that is recognized if the first fails.
    public var second: Second

    /// Creates a gesture that recognizes one of two gestures, the first with precedence.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        First._addRecognizers(of: gesture.first, to: list, memory: memory.part(0))
        Second._addRecognizers(of: gesture.second, to: list, memory: memory.part(1))
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard event.content != .cancel else { return gesture.cancel(memory) }
        var choice = memory.value as? Choice ?? Choice()
        defer { memory.value = choice }
        if !choice.isFirstExcluded,
            let phase = First._phase(of: gesture.first, after: event, memory: memory.part(0))
        {
            switch phase {
            case .possible(let value): choice.isFirstPossible = value != nil
            case .active, .ended: choice.isSecondExcluded = true
            case .failed: choice.isFirstExcluded = true
            }
            guard choice.isFirstExcluded else {
                if choice.isSecondExcluded { choice.postponed.removeAll() }
                return phase.map(Value.first)
            }
            return choice.isSecondExcluded ? .failed : gesture.takePostponed(&choice, memory) ?? .possible(nil)
        }
        guard !choice.isSecondExcluded else { return nil }
        // The second gesture waits until the first, which has begun, is recognized or fails.
        if choice.isFirstPossible, !choice.isFirstExcluded {
            choice.postponed.append(event)
            return nil
        }
        return gesture.secondPhase(after: event, &choice, memory)
    }

    private func cancel(_ memory: _GestureMemory) -> _GesturePhase<Value>? {
        let event = _GestureEvent(.cancel)
        let isFirstUnderWay = First._phase(of: first, after: event, memory: memory.part(0)) != nil
        let isSecondUnderWay = Second._phase(of: second, after: event, memory: memory.part(1)) != nil
        return isFirstUnderWay || isSecondUnderWay ? .failed : nil
    }

    private func takePostponed(_ choice: inout Choice, _ memory: _GestureMemory) -> _GesturePhase<Value>? {
        let events = choice.postponed
        choice.postponed.removeAll()
        var last: _GesturePhase<Value>?
        for event in events { last = secondPhase(after: event, &choice, memory) ?? last }
        return last
    }

    private func secondPhase(
        after event: _GestureEvent,
        _ choice: inout Choice,
        _ memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard let phase = Second._phase(of: second, after: event, memory: memory.part(1)) else { return nil }
        switch phase {
        case .possible: break
        case .active, .ended: choice.isFirstExcluded = true
        case .failed:
            choice.isSecondExcluded = true
            if !choice.isFirstExcluded { return .possible(nil) }
        }
        return phase.map(Value.second)
    }

    private struct Choice {
        var isFirstExcluded = false
        var isSecondExcluded = false
        /// Whether the first gesture has begun but is not yet recognized.
        var isFirstPossible = false
        /// Events for the second gesture, deferred until the first one fails.
        var postponed: [_GestureEvent] = []
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one that is recognized only if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
