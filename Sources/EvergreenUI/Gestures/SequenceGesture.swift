/// A gesture that recognizes two gestures in sequence.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture has not ended.
        case first(First.Value)
        /// The first gesture has ended. The second has no value until it is recognized.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture of the sequence.
    public var first: First
    /// The second gesture of the sequence.
    public var second: Second

    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        First._addRecognizers(of: gesture.first, to: list, memory: memory.part(0))
        list.addFollowing { Second._addRecognizers(of: gesture.second, to: list, memory: memory.part(1)) }
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard let first = memory.value as? First.Value else {
            guard let phase = First._phase(of: gesture.first, after: event, memory: memory.part(0)) else { return nil }
            guard case .ended(let value) = phase else { return phase.map(Value.first) }
            memory.value = value
            return .active(.second(value, nil))
        }
        guard let phase = Second._phase(of: gesture.second, after: event, memory: memory.part(1)) else {
            return event.content == .cancel ? .failed : nil
        }
        return switch phase {
        case .possible(let value): .active(.second(first, value))
        case .active(let value): .active(.second(first, value))
        case .ended(let value): .ended(.second(first, value))
        case .failed: .failed
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one that is recognized after this one has ended.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
