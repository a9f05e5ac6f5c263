extension Gesture {
    /// Updates gesture state as the gesture's value changes. The state returns to its initial value when the gesture ends or is cancelled.
    ///
    /// - Parameters:
    ///   - state: The projected value of the state, such as `$offset`.
    ///   - body: Receives the gesture's value, the state and its transaction, and updates the last two.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates gesture state. Returned by `updating(_:body:)`.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The type of the gesture's value.
    public typealias Value = Base.Value

    /// The gesture whose value updates the state.
    public var base: Base
    /// The updated state.
    public var state: GestureState<State>
    private let update: (Base.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates gesture state.
    public init(
        base: Base,
        state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    public static func _addRecognizers(of gesture: Self, to list: _RecognizerList, memory: _GestureMemory) {
        Base._addRecognizers(of: gesture.base, to: list, memory: memory.part(0))
    }

    public static func _phase(
        of gesture: Self,
        after event: _GestureEvent,
        memory: _GestureMemory
    ) -> _GesturePhase<Value>? {
        guard let phase = Base._phase(of: gesture.base, after: event, memory: memory.part(0)) else { return nil }
        if phase.isUnderWay, let value = phase.value {
            memory.value = true
            gesture.state.set { gesture.update(value, &$0, &$1) }
        } else if memory.value != nil {
            memory.value = nil
            gesture.state.reset()
        }
        return phase
    }
}
