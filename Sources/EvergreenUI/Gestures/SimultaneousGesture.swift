/// A gesture that recognizes two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture, or nil if it has none yet.
        public var first: First.Value?
        /// The value of the second gesture, or nil if it has none yet.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture that recognizes two gestures at the same time.
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
        let first = First._phase(of: gesture.first, after: event, memory: memory.part(0))
        let second = Second._phase(of: gesture.second, after: event, memory: memory.part(1))
        guard first != nil || second != nil else { return nil }
        var phases = memory.value as? Phases ?? Phases()
        if let first { phases.first = first }
        if let second { phases.second = second }
        memory.value = phases
        return phases.combined
    }

    private struct Phases {
        var first: _GesturePhase<First.Value> = .possible(nil)
        var second: _GesturePhase<Second.Value> = .possible(nil)

        /// The combined phase: active while either gesture is in progress.
        var combined: _GesturePhase<Value> {
            let value = Value(first: first.value, second: second.value)
            switch (first, second) {
            case (.active, _), (_, .active): return .active(value)
            case (.failed, .failed): return .failed
            case (.ended, _), (_, .ended):
                return first.isUnderWay || second.isUnderWay ? .active(value) : .ended(value)
            default: return .possible(first.isUnderWay || second.isUnderWay ? value : nil)
            }
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// Combines this gesture with another one that is recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
