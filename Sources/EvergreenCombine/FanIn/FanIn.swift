import DequeModule
import Foundation
import OpenCombine

/// The subscription of a publisher with several upstreams and one downstream.
///
/// Upstreams may send on any thread, concurrently, and reentrantly while the downstream receives. The cycle of a value:
///
/// 1. Receive: under the lock, the value is stored and its output enqueued.
/// 2. Deliver: the first thread that finds no delivery in progress dequeues an output under the lock, releases the lock, and calls the
///    downstream. Other threads return immediately; their outputs are delivered by the first.
/// 3. Forward: the demand that the downstream returns is forwarded to the upstreams, outside of the lock. The upstream whose call started
///    the delivery gets it as the result of its `receive(_:)`, the others get a request.
/// 4. Repeat 2 and 3 until there is no output with demand, then deliver the completion, if any.
///
/// So deliveries are serial and in order of arrival, and the lock is never held while other code is called.
///
/// The downstream and this retain each other until the completion or the cancellation. Both release the downstream, the
/// subscriptions and all values.
///
/// `lock` guards all variables. It is not a `Locked`, because its generic closures would look up metadata for each value.
final class FanIn<Downstream: Subscriber, Values> {
    private let name: String
    private let initialValues: Values
    private let lock = NSLock()
    private var flow: FanInFlow
    /// nil after the completion, or the cancellation.
    private var downstream: Downstream?
    private var values: Values
    /// The pending outputs, in the order in which `flow` counts them.
    private var outputs = Deque<Downstream.Input>()
    private var failure: Downstream.Failure?

    /// - Parameters:
    ///   - name: The publisher's name, as `print()` shows it.
    ///   - values: The initial state from which outputs are created, such as the latest value of each upstream.
    init(
        _ name: String,
        downstream: Downstream,
        values: Values,
        upstreamCount: Int,
        backpressure: Backpressure
    ) {
        self.name = name
        self.downstream = downstream
        self.values = values
        initialValues = values
        flow = FanInFlow(upstreamCount: upstreamCount, backpressure: backpressure)
    }

    /// Sends the subscription to the downstream.
    func start() {
        lock.withLock { downstream }?.receive(subscription: self)
        lock.withLock { flow.establish() }
        deliverPending()
    }

    /// Subscribes to one of the upstreams.
    ///
    /// - Parameter output: Stores a value, and returns the output, if any. Runs under the lock.
    func subscribe<Upstream: Publisher>(
        to publisher: Upstream,
        at index: Int,
        output: @escaping (inout Values, Upstream.Output) -> Downstream.Input?
    ) where Upstream.Failure == Downstream.Failure {
        publisher.subscribe(FanInUpstream(fanIn: self, index: index, output: output))
    }

    // MARK: Events of an upstream

    func receive(subscription: any Subscription, of upstream: Int) {
        switch lock.withLock({ flow.receive(subscription, of: upstream) }) {
        case .request(let demand): subscription.request(demand)
        case .cancel: subscription.cancel()
        case .none: break
        }
    }

    func receive(from upstream: Int, _ makeOutput: (inout Values) -> Downstream.Input?) -> Subscribers.Demand {
        lock.lock()
        guard flow.accepts(upstream) else {
            lock.unlock()
            return .none
        }
        // The replaced values must not be released under the lock.
        let previous = values
        var replaced: Downstream.Input?
        defer {
            withExtendedLifetime(previous) {}
            withExtendedLifetime(replaced) {}
        }
        guard let output = makeOutput(&values) else {
            lock.unlock()
            return .none
        }
        switch flow.admitOutput(from: upstream) {
        case .deliver:
            let downstream = downstream
            lock.unlock()
            guard let downstream else { return .none }
            return deliver(output, from: upstream, to: downstream, startedBy: upstream)
        case .enqueue:
            outputs.append(output)
            return continueDelivery(flow.nextIfIdle(), startedBy: upstream)
        case .replace(let offset):
            replaced = outputs[offset]
            outputs[offset] = output
        case .drop:
            replaced = output
        }
        lock.unlock()
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, from upstream: Int) {
        lock.lock()
        let subscriptions: (own: (any Subscription)?, others: [any Subscription])?
        switch completion {
        case .finished:
            subscriptions = flow.receiveCompletion(isFailure: false, from: upstream)
        case .failure(let failure):
            subscriptions = flow.receiveCompletion(isFailure: true, from: upstream)
            if subscriptions != nil { self.failure = failure }
        }
        lock.unlock()
        guard let subscriptions else { return }
        for subscription in subscriptions.others { subscription.cancel() }
        deliverPending()
    }

    // MARK: Delivery

    /// Delivers all pending outputs with demand, unless another thread is doing so.
    private func deliverPending() {
        lock.lock()
        continueDelivery(flow.nextIfIdle(), startedBy: nil)
    }

    /// Delivers an output, then all pending outputs with demand.
    ///
    /// - Parameter starter: The upstream whose call started the delivery. Its demand is returned, not requested.
    private func deliver(
        _ output: Downstream.Input,
        from upstream: Int,
        to downstream: Downstream,
        startedBy starter: Int
    ) -> Subscribers.Demand {
        let demand = forward(downstream.receive(output), from: upstream, startedBy: starter)
        lock.lock()
        let next = flow.next()
        // The fast path, separate from the generic code of the other cases, which looks up metadata at its start.
        if case .none = next {
            lock.unlock()
            return demand
        }
        return demand + continueDelivery(next, startedBy: starter)
    }

    /// Forwards the demand that the downstream has returned for an output.
    private func forward(
        _ more: Subscribers.Demand,
        from upstream: Int,
        startedBy starter: Int?
    ) -> Subscribers.Demand {
        lock.lock()
        let requests = flow.delivered(from: upstream, granting: more)
        lock.unlock()
        var demandOfStarter = Subscribers.Demand.none
        for request in requests {
            if request.upstream == starter {
                demandOfStarter += request.demand
            } else {
                request.subscription.request(request.demand)
            }
        }
        return demandOfStarter
    }

    /// Called with the lock held, and releases the lock. Other objects are released after that.
    @discardableResult
    private func continueDelivery(_ first: FanInFlow.Delivery, startedBy starter: Int?) -> Subscribers.Demand {
        guard let downstream else {
            lock.unlock()
            return .none
        }
        var demand = Subscribers.Demand.none
        var delivery = first
        while case .output(let upstream) = delivery {
            demand += forward(deliverFirstPending(to: downstream), from: upstream, startedBy: starter)
            lock.lock()
            delivery = flow.next()
        }
        let failure = failure
        var resources: Resources?
        if case .completion = delivery { resources = end() }
        lock.unlock()
        if resources != nil {
            downstream.receive(completion: failure.map { .failure($0) } ?? .finished)
        }
        return demand
    }

    /// Called with the lock held, and releases it.
    private func deliverFirstPending(to downstream: Downstream) -> Subscribers.Demand {
        let output = outputs.popFirst()
        lock.unlock()
        return output.map { downstream.receive($0) } ?? .none
    }

    // MARK: End

    /// Everything that this retained until its end.
    private struct Resources {
        let downstream: Downstream
        let subscriptions: [any Subscription]
        let values: Values
        let outputs: Deque<Downstream.Input>
    }

    /// Releases everything. Called with the lock held: the result must be released after the lock.
    private func end() -> Resources? {
        guard let downstream else { return nil }
        let resources = Resources(
            downstream: downstream,
            subscriptions: flow.cancel(),
            values: values,
            outputs: outputs
        )
        self.downstream = nil
        values = initialValues
        outputs = Deque()
        return resources
    }
}

// MARK: - Subscription

extension FanIn: Subscription {
    func request(_ demand: Subscribers.Demand) {
        for request in lock.withLock({ flow.request(demand) }) { request.subscription.request(request.demand) }
        deliverPending()
    }

    func cancel() {
        guard let resources = lock.withLock({ end() }) else { return }
        for subscription in resources.subscriptions { subscription.cancel() }
    }
}

extension FanIn: CustomStringConvertible {
    var description: String { name }
}
