import DequeModule
import OpenCombine

/// The state machine of a ``FanIn``: which outputs are delivered when, and what is requested from the upstreams. Its methods return
/// actions, and call no other code.
///
/// It has no values and is not generic: every field of a generic structure would cost metadata lookups for each value.
///
/// Subscriptions that an event releases are part of its result. Their deinitializers may be reentrant, so they must run after the
/// lock has been released.
struct FanInFlow {
    private enum Upstream {
        /// Without a subscription yet.
        case pending
        case active(any Subscription)
        /// Completed or cancelled.
        case ended

        var subscription: (any Subscription)? {
            guard case .active(let subscription) = self else { return nil }
            return subscription
        }
    }

    private enum Ending {
        case none, finished, failed, complete
    }

    /// Demand to forward to an upstream.
    struct Request {
        let upstream: Int
        let subscription: any Subscription
        let demand: Subscribers.Demand
    }

    /// The action for a new subscription.
    enum SubscriptionAction {
        case request(Subscribers.Demand)
        case cancel
        case none
    }

    /// The action for an output.
    enum OutputAction {
        /// Deliver it now. The caller becomes the delivering thread until ``next()`` returns no output.
        case deliver
        /// Append it to the pending outputs, and deliver them if no other thread does.
        case enqueue
        /// Replace the pending output at this offset.
        case replace(Int)
        case drop
    }

    /// The next delivery.
    enum Delivery {
        /// The first pending output.
        case output(from: Int)
        case completion
        case none
    }

    let backpressure: Backpressure
    private var upstreams: [Upstream]
    private var unfinishedCount: Int
    /// Outstanding demand of the downstream.
    private var demand = Subscribers.Demand.none
    /// Total demand of the downstream, for subscriptions that are received later.
    private var requested = Subscribers.Demand.none
    /// Reentrant demand: requests of the downstream while it receives an output. Forwarded afterwards, so that the resulting values are not
    /// reentrant themselves.
    private var requestedWhileReceiving = Subscribers.Demand.none
    /// The upstreams of the pending outputs. Outputs are pending during a delivery, or without demand.
    private var pending = Deque<Int>()
    /// The number of pending outputs of each upstream.
    private var pendingCounts: [Int]
    private var ending = Ending.none
    /// Whether the downstream's `receive(subscription:)` has returned. A completion is pending until then.
    private var isEstablished = false
    private var isDelivering = false
    /// The thread on which the downstream is receiving an output. Only for ``Backpressure/drop``.
    private var receivingThread: ThreadIdentity?

    init(upstreamCount: Int, backpressure: Backpressure) {
        self.backpressure = backpressure
        upstreams = Array(repeating: .pending, count: upstreamCount)
        pendingCounts = Array(repeating: 0, count: upstreamCount)
        unfinishedCount = upstreamCount
        if upstreamCount == 0 { ending = .finished }
    }

    // MARK: Events of the downstream

    mutating func establish() {
        isEstablished = true
    }

    /// Returns the requests to forward.
    mutating func request(_ more: Subscribers.Demand) -> [Request] {
        guard ending != .complete, more > 0 else { return [] }
        if isReentrant {
            requestedWhileReceiving += more
            return []
        }
        return grant(more)
    }

    /// Ends everything. Returns the subscriptions to cancel.
    mutating func cancel() -> [any Subscription] {
        ending = .complete
        pending = Deque()
        return endUpstreams()
    }

    /// Whether this event occurs while the downstream receives an output, on the same thread. Only for ``Backpressure/drop``.
    private var isReentrant: Bool {
        guard let receivingThread else { return false }
        return receivingThread == .current
    }

    // MARK: Events of an upstream

    mutating func receive(_ subscription: any Subscription, of upstream: Int) -> SubscriptionAction {
        guard ending == .none, case .pending = upstreams[upstream] else { return .cancel }
        upstreams[upstream] = .active(subscription)
        let wanted = backpressure == .buffer && requested != .unlimited ? .max(1) : requested
        return wanted > 0 ? .request(wanted) : .none
    }

    /// Whether values of the upstream are accepted.
    func accepts(_ upstream: Int) -> Bool {
        guard ending == .none else { return false }
        if case .ended = upstreams[upstream] { return false }
        return true
    }

    mutating func admitOutput(from upstream: Int) -> OutputAction {
        switch backpressure {
        case .drop:
            guard demand > pending.count, !isReentrant else { return .drop }
        case .buffer:
            // Only an upstream that exceeds its demand can already have a value in the buffer.
            if demand != .unlimited, pendingCounts[upstream] > 0,
                let offset = pending.firstIndex(of: upstream)
            {
                return .replace(offset)
            }
        }
        if demand > 0, !isDelivering, pending.isEmpty {
            beginDelivery()
            return .deliver
        }
        pending.append(upstream)
        pendingCounts[upstream] += 1
        return .enqueue
    }

    /// Returns the upstream's own subscription, to release it, and those to cancel.
    mutating func receiveCompletion(
        isFailure: Bool,
        from upstream: Int
    ) -> (own: (any Subscription)?, others: [any Subscription])? {
        guard accepts(upstream) else { return nil }
        let own = upstreams[upstream].subscription
        upstreams[upstream] = .ended
        unfinishedCount -= 1
        if isFailure {
            ending = .failed
            return (own, endUpstreams())
        }
        if unfinishedCount == 0 { ending = .finished }
        return (own, [])
    }

    // MARK: Delivery

    private mutating func beginDelivery() {
        demand -= 1
        isDelivering = true
        if backpressure == .drop { receivingThread = .current }
    }

    /// Ends the delivery of an output, for which the downstream has returned demand. Returns the requests to forward.
    mutating func delivered(from upstream: Int, granting more: Subscribers.Demand) -> [Request] {
        receivingThread = nil
        guard ending != .complete else { return [] }
        let all = more + requestedWhileReceiving
        requestedWhileReceiving = .none
        let requests = all > 0 ? grant(all) : []
        guard backpressure == .buffer, demand != .unlimited, let subscription = upstreams[upstream].subscription else {
            return requests
        }
        return requests + [Request(upstream: upstream, subscription: subscription, demand: .max(1))]
    }

    /// The next delivery for this thread. `.none` if another thread is delivering.
    mutating func nextIfIdle() -> Delivery {
        isDelivering ? .none : next()
    }

    /// The next delivery of the thread that is delivering.
    mutating func next() -> Delivery {
        isDelivering = false
        if demand > 0, let upstream = pending.popFirst() {
            pendingCounts[upstream] -= 1
            beginDelivery()
            return .output(from: upstream)
        }
        switch ending {
        case .finished where isEstablished && pending.isEmpty, .failed where isEstablished: return .completion
        default: return .none
        }
    }

    private mutating func grant(_ more: Subscribers.Demand) -> [Request] {
        let wasUnlimited = requested == .unlimited
        demand += more
        requested += more
        if wasUnlimited || backpressure == .buffer && requested != .unlimited { return [] }
        return upstreams.indices.compactMap { index in
            guard let subscription = upstreams[index].subscription else { return nil }
            return Request(
                upstream: index,
                subscription: subscription,
                demand: backpressure == .buffer ? .unlimited : more
            )
        }
    }

    private mutating func endUpstreams() -> [any Subscription] {
        let subscriptions = upstreams.compactMap(\.subscription)
        upstreams = Array(repeating: .ended, count: upstreams.count)
        return subscriptions
    }
}
