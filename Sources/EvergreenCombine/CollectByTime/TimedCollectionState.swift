import DequeModule
import OpenCombine

/// The state machine of a ``TimedCollection``: its methods return actions, and call no other code.
///
/// Values that an event releases are part of its result. Their deinitializers may be reentrant, so they must run after the lock has
/// been released.
struct TimedCollectionState<Downstream: Subscriber, Value> where Downstream.Input == [Value] {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    enum Delivery {
        case array([Value], to: Downstream)
        case completion(Completion, Resources)
    }

    /// Everything that the state retained until its end.
    struct Resources {
        let downstream: Downstream
        let subscription: (any Subscription)?
        let timer: (any Cancellable)?
        fileprivate let values: [Value]
        fileprivate let arrays: Deque<[Value]>
    }

    /// The number of values that fills an array. nil for a grouping by time only.
    let count: Int?
    /// nil after the completion, or the cancellation.
    private(set) var downstream: Downstream?
    private var subscription: (any Subscription)?
    private var timer: (any Cancellable)?
    /// The values of the current interval.
    private var values: [Value] = []
    /// Pending arrays: full, or of an interval that has ended.
    private var arrays = Deque<[Value]>()
    /// Outstanding demand of the downstream, in arrays.
    private var demand = Subscribers.Demand.none
    /// Outstanding demand of the upstream, in values.
    private var outstanding = Subscribers.Demand.none
    private var completion: Completion?
    private var isDelivering = false

    init(downstream: Downstream, count: Int?) {
        self.downstream = downstream
        self.count = count
    }

    // MARK: Events of the upstream

    /// Stores the subscription. false if it must be cancelled.
    mutating func receive(_ subscription: any Subscription) -> Bool {
        guard downstream != nil, self.subscription == nil, completion == nil else { return false }
        self.subscription = subscription
        return true
    }

    /// Collects a value. true if it fills an array.
    mutating func receive(_ value: Value) -> Bool {
        guard downstream != nil, completion == nil else { return false }
        // An upstream that exceeds its demand must not make it negative, which is a precondition of `Demand`.
        if outstanding > 0 { outstanding -= 1 }
        values.append(value)
        guard let count, values.count >= count else { return false }
        enqueueArray()
        return true
    }

    /// Stores the first completion. Returns the upstream's subscription, to release it.
    mutating func receive(_ completion: Completion) -> (isFirst: Bool, own: (any Subscription)?) {
        guard downstream != nil, self.completion == nil else { return (false, nil) }
        self.completion = completion
        if case .finished = completion, !values.isEmpty { enqueueArray() }
        let own = subscription
        subscription = nil
        return (true, own)
    }

    // MARK: Events of the downstream

    /// Returns the request to forward.
    mutating func request(_ more: Subscribers.Demand) -> (any Subscription, Subscribers.Demand)? {
        guard downstream != nil, more > 0 else { return nil }
        demand += more
        return requestOfUpstream()
    }

    mutating func cancel() -> Resources? {
        end()
    }

    // MARK: Time

    /// Stores the timer. false if it must be cancelled.
    mutating func begin(_ timer: any Cancellable) -> Bool {
        guard downstream != nil, completion == nil else { return false }
        self.timer = timer
        return true
    }

    /// Enqueues the values of the interval if there is demand for them.
    mutating func endInterval() {
        guard downstream != nil, completion == nil, !values.isEmpty, demand > arrays.count else { return }
        enqueueArray()
    }

    private mutating func enqueueArray() {
        arrays.append(values)
        values = []
    }

    // MARK: Delivery

    /// Whether a delivery must be scheduled.
    var isDue: Bool {
        guard downstream != nil, !isDelivering else { return false }
        return demand > 0 && !arrays.isEmpty || completion != nil
    }

    /// Dequeues the next delivery. nil if there is none, or if another thread is delivering: that thread dequeues it.
    ///
    /// - Parameter isContinued: Whether the caller is the thread that is delivering.
    mutating func next(isContinued: Bool) -> Delivery? {
        guard isContinued || !isDelivering else { return nil }
        isDelivering = false
        guard let downstream else { return nil }
        if demand > 0, let array = arrays.popFirst() {
            demand -= 1
            isDelivering = true
            return .array(array, to: downstream)
        }
        guard let completion else { return nil }
        if case .finished = completion, !arrays.isEmpty { return nil }
        guard let resources = end() else { return nil }
        return .completion(completion, resources)
    }

    /// Ends the delivery of an array, for which the downstream has returned demand. Returns the request to forward.
    mutating func delivered(granting more: Subscribers.Demand) -> (any Subscription, Subscribers.Demand)? {
        guard downstream != nil else { return nil }
        demand += more
        return requestOfUpstream()
    }

    /// Requests the values that the requested arrays still have room for.
    private mutating func requestOfUpstream() -> (any Subscription, Subscribers.Demand)? {
        guard let subscription, outstanding != .unlimited else { return nil }
        guard let count else {
            outstanding = .unlimited
            return (subscription, .unlimited)
        }
        let held = outstanding + values.count + arrays.count * count
        let wanted = demand * count
        guard wanted > held else { return nil }
        let more = wanted - held
        outstanding += more
        return (subscription, more)
    }

    private mutating func end() -> Resources? {
        guard let downstream else { return nil }
        let resources = Resources(
            downstream: downstream,
            subscription: subscription,
            timer: timer,
            values: values,
            arrays: arrays
        )
        self.downstream = nil
        subscription = nil
        timer = nil
        values = []
        arrays = Deque()
        return resources
    }
}
