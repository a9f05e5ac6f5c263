/// Two gestures of which one is recognized: the first, if both could be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that is recognized.
    public enum Value {
        /// The first gesture is recognized.
        case first(First.Value)
        /// The second gesture is recognized.
        case second(Second.Value)
    }

    /// The gesture that comes before the other.
    public var first: First
    /// The other gesture.
    public var second: Second

    /// Two gestures, of which the first comes before the second.
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
        if !choice.isFirstOut,
            let phase = First._phase(of: gesture.first, after: event, memory: memory.part(0))
        {
            switch phase {
            case .possible(let value): choice.isFirstPossible = value != nil
            case .active, .ended: choice.isSecondOut = true
            case .failed: choice.isFirstOut = true
            }
            guard choice.isFirstOut else {
                if choice.isSecondOut { choice.postponed.removeAll() }
                return phase.map(Value.first)
            }
            return choice.isSecondOut ? .failed : gesture.takePostponed(&choice, memory) ?? .possible(nil)
        }
        guard !choice.isSecondOut else { return nil }
        // It is decided first whether the first gesture is recognized that has begun.
        if choice.isFirstPossible, !choice.isFirstOut {
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
        case .active, .ended: choice.isFirstOut = true
        case .failed:
            choice.isSecondOut = true
            if !choice.isFirstOut { return .possible(nil) }
        }
        return phase.map(Value.second)
    }

    private struct Choice {
        var isFirstOut = false
        var isSecondOut = false
        /// Whether the first gesture has begun, and is not recognized yet.
        var isFirstPossible = false
        /// What the second gesture gets if the first one fails.
        var postponed: [_GestureEvent] = []
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Recognizes another gesture where this one is not recognized.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
