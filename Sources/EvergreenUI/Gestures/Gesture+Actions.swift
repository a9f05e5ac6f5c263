extension Gesture {
    /// Performs an action when the gesture ends. Not called when it fails or is cancelled, for example because the view was removed.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ActionGesture(content: self) { phase, _ in
            if case .ended(let value) = phase { action(value) }
        }
    }

    /// Transforms the gesture's value.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> some Gesture<NewValue> {
        MapGesture(content: self, transform: transform)
    }

    /// Performs an action for each event of the gesture.
    ///
    /// - Parameter action: Receives the phase, and storage that lasts for the duration of the gesture.
    func onPhase(_ action: @escaping (_GesturePhase<Value>, inout Value?) -> Void) -> some Gesture<Value> {
        ActionGesture(content: self, action: action)
    }
}

extension Gesture where Value: Equatable {
    /// Performs an action when the gesture's value changes, beginning with the first value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ActionGesture(content: self) { phase, last in
            guard phase.isUnderWay, let value = phase.value, value != last else { return }
            last = value
            action(value)
        }
    }
}

private struct ActionGesture<Content: Gesture>: Gesture {
    let content: Content
    let action: (_GesturePhase<Content.Value>, inout Content.Value?) -> Void

    static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        Content._addRecognizers(of: gesture.content, to: list, memory: memory.part(0))
    }

    static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Content.Value>? {
        guard let phase = Content._phase(of: gesture.content, after: event, memory: memory.part(0)) else { return nil }
        var kept = memory.value as? Content.Value
        gesture.action(phase, &kept)
        memory.value = kept
        return phase
    }
}

private struct MapGesture<Content: Gesture, Value>: Gesture {
    let content: Content
    let transform: (Content.Value) -> Value

    static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        Content._addRecognizers(of: gesture.content, to: list, memory: memory)
    }

    static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        Content._phase(of: gesture.content, after: event, memory: memory)?.map(gesture.transform)
    }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    private let addRecognizers: (_RecognizerList, _GestureMemory) -> Void
    private let phase: (_GestureEvent, _GestureMemory) -> _GesturePhase<Value>?

    /// Erases the type of a gesture.
    public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
        addRecognizers = { Content._addRecognizers(of: gesture, to: $0, memory: $1) }
        phase = { Content._phase(of: gesture, after: $0, memory: $1) }
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        gesture.addRecognizers(list, memory)
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        gesture.phase(event, memory)
    }
}
