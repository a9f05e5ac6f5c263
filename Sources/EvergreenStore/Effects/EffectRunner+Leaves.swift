import EvergreenQuery

extension EffectRunner {
    /// Runs asynchronous work in a task.
    func start(
        _ work: AsyncWork<Action>,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        let running = parent.makeChild()
        let sending = Send<Action> { action in
            guard !running.isCancelled else { return }
            send(action)
        }
        let task = work.circumstances.restore {
            CancelRegistry.$current.withValue(registry) {
                Dismissal.$current.withValue(dismiss) {
                    Task(priority: work.priority) { @MainActor [operation = work.operation] in
                        await operation(sending)
                        running.finish()
                        completion()
                    }
                }
            }
        }
        running.onCancel { task.cancel() }
    }

    /// Subscribes to a publisher.
    func start(
        _ work: PublishedWork<Action>,
        in parent: RunningEffect,
        send: @escaping Sending,
        completion: @escaping Completion
    ) {
        let running = parent.makeChild()
        let end = Once {
            running.finish()
            completion()
        }
        work.circumstances.restore {
            let subscription = SubscriptionBox()
            running.onCancel {
                subscription.cancel()
                runOnMainActor { end() }
            }
            subscription.set(
                work.makePublisher().sink(
                    receiveCompletion: onMainActor { _ in end() },
                    receiveValue: onMainActor { action in
                        guard !running.isCancelled else { return }
                        send(action)
                    }
                )
            )
        }
    }

    /// Starts an effect later.
    func start(
        _ effect: Effect<Action>,
        after delay: Delay,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        let running = parent.makeChild()
        // The main actor alone reads it, once the time has come.
        nonisolated(unsafe) let effect = effect
        let begin = Once { [weak self] in
            guard let self, !running.isCancelled else {
                running.finish()
                return completion()
            }
            start(effect, in: running, send: send, dismiss: dismiss) {
                running.finish()
                completion()
            }
        }
        // Cancelled before its time, the effect ends without a start.
        running.onCancel { runOnMainActor { begin() } }
        delay.schedule { runOnMainActor { begin() } }
    }
}

/// Makes a function that can be called on any thread of one for the main actor. It runs at once where the caller is there, and
/// in a later turn, in order, where it is not.
nonisolated private func onMainActor<Value>(_ body: @escaping @MainActor @Sendable (Value) -> Void) -> (Value) -> Void {
    { value in
        // A publisher hands over each value once: sending it to the main actor is safe.
        nonisolated(unsafe) let value = value
        runOnMainActor { body(value) }
    }
}

/// A function that runs once, however often it is called.
@MainActor
final class Once {
    private var body: (@MainActor () -> Void)?

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
    }

    func callAsFunction() {
        let body = body
        self.body = nil
        body?()
    }
}

/// A subscription that may be cancelled before it is there.
///
/// `@unchecked` is safe: the subscription is only reached under the lock, and Combine's `cancel()` may be called anywhere.
private final class SubscriptionBox: @unchecked Sendable {
    private let lock = NSLock()
    private var subscription: AnyCancellable?
    private var isCancelled = false

    func set(_ subscription: AnyCancellable) {
        lock.lock()
        let isCancelled = isCancelled
        if !isCancelled { self.subscription = subscription }
        lock.unlock()
        if isCancelled { subscription.cancel() }
    }

    func cancel() {
        lock.lock()
        let subscription = subscription
        self.subscription = nil
        isCancelled = true
        lock.unlock()
        subscription?.cancel()
    }
}
