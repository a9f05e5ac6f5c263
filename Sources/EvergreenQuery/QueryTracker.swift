/// The subscription of one query to its request, for the lifetime of its view.
@MainActor
@usableFromInline
final class QueryTracker<Request: Queryable>: ViewSource {
    /// The request of a query that owns it: the first initial one, until the view sets another.
    private(set) var request: Request?
    /// The last value; nil before the first.
    @usableFromInline private(set) var value: Request.Value?
    private(set) var error: (any Error)?
    private(set) var isLoading = false

    private var subscription: Subscription?
    /// The dependency that the context is read from, if any. The first one is kept, because it captured the overrides in effect where the
    /// view was created; those of later bodies may not have them.
    private var contextDependency: ContextDependency<Request.Context>?
    /// True while the query subscribes, before `body` runs: values delivered immediately need not run it again.
    private var isSubscribing = false
    /// Retries the request after a failure; nil if there is none.
    private var retry: QueryRetry?

    private struct Subscription {
        let request: Request
        let context: Request.Context
        /// Whether each read creates another context. Restarting for each of them would loop: a value runs the body, which reads another
        /// context.
        let isContextRemade: Bool
        /// Distinguishes values of this subscription from late ones of earlier subscriptions.
        let id: Int
        /// The request, if its values may be incomplete. Cast once, because a cast takes longer than a delivery.
        let partialRequest: (any PartialValueQueryable)?
        var cancellable: AnyCancellable?
    }

    private var lastID = 0

    /// Sets the initial request. Later initial requests are ignored.
    func begin(with initial: Request) {
        if request == nil { request = initial }
    }

    func setRequest(_ request: Request) {
        guard request != self.request else { return }
        willChange()
        self.request = request
    }

    /// Subscribes to a request, unless it is already observed. Unsubscribes if `isEnabled` is false.
    func follow(_ request: Request, in found: FoundContext<Request.Context>, isEnabled: Bool) {
        guard isEnabled else {
            subscription = nil
            retry = nil
            isLoading = false
            return
        }
        let (context, isRemade) = resolve(found)
        if let subscription, subscription.request == request, subscription.isContextRemade == isRemade,
            isRemade || isSame(subscription.context, context)
        {
            return
        }
        // The previous subscription ends after its successor has begun: they may share connections to the database.
        let previous = subscription
        defer { withExtendedLifetime(previous) {} }
        error = nil
        isLoading = true
        retry = nil
        isSubscribing = true
        defer { isSubscribing = false }
        subscribe(to: request, in: context, isContextRemade: isRemade)
    }

    private func subscribe(to request: Request, in context: Request.Context, isContextRemade: Bool) {
        lastID += 1
        let id = lastID
        subscription = Subscription(
            request: request,
            context: context,
            isContextRemade: isContextRemade,
            id: id,
            partialRequest: request as? any PartialValueQueryable
        )
        do {
            let cancellable = try request.publisher(in: context).sinkOnMainActor(
                receiveCompletion: { [weak self] completion in self?.end(completion, of: id) },
                receiveValue: { [weak self] value in self?.take(value, of: id) }
            )
            if subscription?.id == id { subscription?.cancellable = cancellable }
        } catch {
            fail(with: error)
        }
    }

    /// Delivers the current value immediately. After a commit by this view itself, the next turn would be too late.
    func refresh() {
        guard let subscription else { return }
        self.subscription = nil
        let context = subscription.context
        follow(
            subscription.request,
            in: subscription.isContextRemade ? .remade(context) : .context(context),
            isEnabled: true
        )
        // Both subscriptions share one live value, which must not end with the first one.
        withExtendedLifetime(subscription) {}
    }

    /// Whether both observe the same request in the same context, without an error.
    override func isInterchangeable(with other: AnyObject) -> Bool {
        guard let other = other as? Self, error == nil, other.error == nil, retry == nil, other.retry == nil,
            !isLoading, !other.isLoading, request == other.request,
            let subscription, let otherSubscription = other.subscription, !subscription.isContextRemade
        else { return false }
        return subscription.request == otherSubscription.request
            && isSame(subscription.context, otherSubscription.context)
    }

    /// The context that the request is observed in; nil if it is not observed.
    @usableFromInline
    var followedContext: Request.Context? { subscription?.context }

    /// Resolves the context of the query, and whether each read creates another one.
    func resolve(_ found: FoundContext<Request.Context>) -> (context: Request.Context, isRemade: Bool) {
        switch found {
        case .context(let context): return (context, false)
        case .remade(let context): return (context, true)
        case .dependency(let latest):
            if contextDependency != latest { contextDependency = latest }
            return ((contextDependency ?? latest).dependency.wrappedValue, false)
        }
    }

    private func take(_ value: Request.Value, of id: Int) {
        guard subscription?.id == id else { return }
        willDeliver()
        retry = nil
        self.value = value
        error = subscription?.partialRequest?.omission()
        isLoading = false
    }

    private func end(_ completion: Subscribers.Completion<any Error>, of id: Int) {
        guard subscription?.id == id else { return }
        switch completion {
        case .failure(let error):
            fail(with: error)
            scheduleRetry(of: id)
        case .finished where isLoading:
            willDeliver()
            isLoading = false
        case .finished: break
        }
    }

    /// Subscribes again after a commit, which may have fixed the cause. The value and the error stay until then.
    private func scheduleRetry(of id: Int) {
        guard let subscription else { return }
        let retry = retry ?? QueryRetry()
        self.retry = retry
        retry.queryDidFail(in: subscription.context) { [weak self] in
            guard let self, let subscription = self.subscription, subscription.id == id else { return }
            subscribe(
                to: subscription.request,
                in: subscription.context,
                isContextRemade: subscription.isContextRemade
            )
        }
    }

    private func fail(with error: any Error) {
        willDeliver()
        self.error = error
        isLoading = false
    }

    private func willDeliver() {
        if !isSubscribing { willChange() }
    }
}
