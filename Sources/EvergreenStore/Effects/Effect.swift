/// A description of side effects, which may send actions back.
///
/// A ``Reducer`` returns an effect for each action, and the ``Store`` runs it. Nothing happens until then.
///
/// ```swift
/// case .refreshButtonTapped:
///     return .run { send in
///         await send(.response(try await client.fetch()))
///     } catch: { error, send in
///         await send(.failed(error))
///     }
///     .cancellable(id: CancelID.refresh, cancelInFlight: true)
/// ```
///
/// - ``none``: nothing to do.
/// - `run(priority:operation:catch:)`: asynchronous work.
/// - `send(_:)`: another action, handled right after this one.
/// - `publisher(_:)`: the values of a publisher.
/// - `merge(_:)` and `concatenate(_:)`: several effects, concurrently or one after the other.
///
/// The effects of a feature end when its state is removed from that of its parent, and all effects of a store end with the store.
public struct Effect<Action> {
    let operation: Operation

    init(_ operation: Operation) {
        self.operation = operation
    }

    /// Nothing to do.
    public static var none: Self { Self(.none) }

    /// The content of an effect. The ``EffectRunner`` of a store executes it.
    indirect enum Operation {
        case none
        case send(Action)
        case run(AsyncWork<Action>)
        case publisher(PublishedWork<Action>)
        case merge([Effect])
        case concatenate([Effect])
        case cancel(CancelID)
        case cancellable(Effect, CancelID, cancelInFlight: Bool)
        /// Started by a scheduler.
        case delayed(Effect, Delay)
        case throttled(Effect, Throttle)
        case transaction(Effect, Transaction)
        /// Effects of a presented feature, which the action dismisses.
        case dismissable(Effect, action: Action)
        case monitored(Effect, EffectMonitor)
    }

    var isNone: Bool {
        if case .none = operation { true } else { false }
    }
}
