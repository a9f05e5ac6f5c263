import EvergreenQuery

/// Runs the effects of a store.
///
/// It walks the tree of operations. Each leaf (a task, a subscription, a delay) is a ``RunningEffect``, a descendant of those of the
/// enclosing ids; `completion` is called once, when the effect has finished or was cancelled.
///
/// When it is released, with the last store of the feature, it ends all effects.
@MainActor
final class EffectRunner<Action> {
    typealias Sending = @MainActor @Sendable (Action) -> Void
    typealias Completion = @MainActor @Sendable () -> Void

    let effects = RunningEffect()
    let registry = CancelRegistry()
    let throttles = ThrottleTable<Action>()
    let thread: EffectThread

    /// - Parameter thread: The thread on which effect tasks run.
    init(thread: EffectThread) {
        self.thread = thread
    }

    deinit {
        effects.cancel()
    }

    /// Starts an effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - parent: The running effect that it is a part of.
    ///   - send: Receives the effect's actions.
    ///   - dismiss: Dismisses the feature that the effect belongs to; nil if nothing presents it.
    ///   - completion: Called when the effect is done.
    func start(
        _ effect: Effect<Action>,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        guard !parent.isCancelled else { return completion() }
        switch effect.operation {
        case .none:
            completion()
        case .send(let action):
            send(action)
            completion()
        case .run(let work):
            start(work, in: parent, send: send, dismiss: dismiss, completion: completion)
        case .publisher(let work):
            start(work, in: parent, send: send, completion: completion)
        case .merge(let effects):
            let count = PendingCount(effects.count, completion: completion)
            for effect in effects {
                start(effect, in: parent, send: send, dismiss: dismiss) { count.decrement() }
            }
        case .concatenate(let effects):
            startFirst(of: effects[...], in: parent, send: send, dismiss: dismiss, completion: completion)
        case .cancel(let id):
            registry.cancel(id)
            completion()
        case .cancellable(let effect, let id, let cancelInFlight):
            if cancelInFlight { registry.cancel(id) }
            let group = parent.makeChild()
            registry.insert(group, id: id)
            start(effect, in: group, send: send, dismiss: dismiss) { [registry] in
                registry.remove(group, id: id)
                group.finish()
                completion()
            }
        case .delayed(let effect, let delay):
            start(effect, after: delay, in: parent, send: send, dismiss: dismiss, completion: completion)
        case .throttled(let effect, let throttle):
            startThrottled(effect, throttle, in: parent, send: send, dismiss: dismiss, completion: completion)
        case .transaction(let effect, let transaction):
            start(
                effect,
                in: parent,
                send: { action in withTransaction(transaction) { send(action) } },
                dismiss: dismiss,
                completion: completion
            )
        case .dismissable(let effect, let action):
            let dismissal = Dismissal { transaction in withTransaction(transaction) { send(action) } }
            start(effect, in: parent, send: send, dismiss: dismissal, completion: completion)
        case .monitored(let effect, let monitor):
            monitor.started()
            start(effect, in: parent, send: send, dismiss: dismiss) {
                monitor.ended()
                completion()
            }
        }
    }

    private func startFirst(
        of effects: ArraySlice<Effect<Action>>,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        guard let first = effects.first else { return completion() }
        // Safe: the remaining effects are already described, and started by the main actor: they need not be sendable.
        nonisolated(unsafe) let rest = effects.dropFirst()
        start(first, in: parent, send: send, dismiss: dismiss) { [weak self] in
            guard let self else { return completion() }
            startFirst(of: rest, in: parent, send: send, dismiss: dismiss, completion: completion)
        }
    }
}

/// Calls a completion after a number of decrements.
@MainActor
private final class PendingCount {
    private var count: Int
    private let completion: @MainActor @Sendable () -> Void

    init(_ count: Int, completion: @escaping @MainActor @Sendable () -> Void) {
        self.count = count
        self.completion = completion
    }

    func decrement() {
        count -= 1
        if count == 0 { completion() }
    }
}
