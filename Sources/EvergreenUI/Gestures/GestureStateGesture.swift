extension Gesture {
    /// Updates a state as the value of the gesture changes. It is initial again when the gesture is over.
    ///
    /// - Parameters:
    ///   - state: The state: `$offset`.
    ///   - body: Gets the value of the gesture, and changes the state and its transaction.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that updates a state. It is made by `updating(_:body:)`.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The type of the value.
    public typealias Value = Base.Value

    /// The gesture whose value the state follows.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    private let update: (Base.Value, inout State, inout Transaction) -> Void

    /// A gesture that updates a state.
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
