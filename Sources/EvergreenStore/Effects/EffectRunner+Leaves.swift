import EvergreenConcurrency
import EvergreenQuery
import IssueReporting

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
        let task = work.context.restore {
            CancelRegistry.$current.withValue(registry) {
                Dismissal.$current.withValue(dismiss) {
                    Task(priority: work.priority) { @MainActor [thread, operation = work.operation] in
                        await thread.run { await operation(sending) }
                        running.finish()
                        completion()
                    }
                }
            }
        }
        running.onCancel { task.cancel() }
    }

    /// Subscribes to a publisher.
    ///
    /// Actions published on the main actor are sent immediately. Actions published elsewhere go through a stream to a task on the main
    /// actor, and an issue is reported once; all later actions then take the same path, to preserve the order.
    func start(
        _ work: PublishedWork<Action>,
        in parent: RunningEffect,
        send: @escaping Sending,
        completion: @escaping Completion
    ) {
        let running = parent.makeChild()
        let (elsewhere, continuation) = AsyncStream<Published<Action>>.makeStream()
        let end = Once {
            continuation.finish()
            running.finish()
            completion()
        }
        let name = feature(of: Action.self)
        let receive: @MainActor @Sendable (Published<Action>) -> Void = { published in
            switch published {
            case .finished: end()
            case .action(let action): if !running.isCancelled { send(action) }
            }
        }
        work.context.restore {
            let subscription = SubscriptionBox()
            running.onCancel {
                subscription.cancel()
                MainQueue.run { end() }
            }
            Task { @MainActor in
                var isReported = false
                for await published in elsewhere {
                    if !isReported { reportOtherThread(of: name) }
                    isReported = true
                    receive(published)
                }
            }
            let publishesElsewhere = Locked(false)
            let forward: @Sendable (Published<Action>) -> Void = { published in
                let isSentAtOnce = publishesElsewhere.withLock { publishesElsewhere in
                    publishesElsewhere = publishesElsewhere || !MainQueue.isCurrent
                    return !publishesElsewhere
                }
                if isSentAtOnce {
                    MainActor.assumeIsolated { receive(published) }
                } else {
                    continuation.yield(published)
                }
            }
            subscription.set(
                work.makePublisher().sink(
                    receiveCompletion: { @Sendable _ in forward(.finished) },
                    receiveValue: { @Sendable action in forward(.action(action)) }
                )
            )
        }
    }

    /// Starts an effect after a delay.
    func start(
        _ effect: Effect<Action>,
        after delay: Delay,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        let running = parent.makeChild()
        // Safe: only read on the main actor, after the delay.
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
        // If the effect is cancelled before that, it ends without having started.
        running.onCancel { MainQueue.run { begin() } }
        delay.schedule { MainQueue.run { begin() } }
    }
}

/// An event of a publisher.
///
/// `@unchecked` is safe: a publisher passes on each value once, and does not keep it.
private enum Published<Action>: @unchecked Sendable {
    case action(Action)
    case finished
}

/// Reports a publisher that publishes on a thread other than the store's.
@MainActor
private func reportOtherThread(of feature: String) {
    reportIssue(
        """
        A publisher of an effect of \(feature) has published off the main thread. Its values are handled \
        asynchronously on the main actor. Add '.receive(on: mainQueue)' to the publisher.
        """
    )
}

/// A function that runs only once, regardless of the number of calls.
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

/// A subscription that may be cancelled before it exists. Combine's `cancel()` may be called on any thread.
private final class SubscriptionBox: Sendable {
    private enum State {
        case waiting
        case running(AnyCancellable)
        case cancelled
    }

    private let state = Locked(State.waiting)

    func set(_ subscription: AnyCancellable) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .running(subscription)
            return false
        }
        if isCancelled { subscription.cancel() }
    }

    func cancel() {
        let previous = state.withLock { state in
            defer { state = .cancelled }
            return state
        }
        if case .running(let subscription) = previous { subscription.cancel() }
    }
}
