/// Follows the request of one query, as long as its view lives.
@MainActor
final class QueryTracker<Request: Queryable>: ViewSource {
    /// The request of a query that owns it: the first initial one, until the view sets another.
    private(set) var request: Request?
    /// The last value; nil before the first.
    private(set) var value: Request.Value?
    private(set) var error: (any Error)?
    private(set) var isLoading = false

    private var subscription: Subscription?
    /// Where the context is read, if it is a dependency. The first one is kept: it was made with the view, where the
    /// overrides were in force, and those that later bodies make need not be.
    private var contextDependency: ContextDependency<Request.Context>?
    /// While the query subscribes, the body is about to run anyway: values that come at once need not run it again.
    private var isSubscribing = false
    /// Tries again what has failed; nil while nothing has.
    private var retry: QueryRetry?

    private struct Subscription {
        let request: Request
        let context: Request.Context
        /// Whether each read makes another context. Following each of them would never come to rest: a value runs the
        /// body, which reads another context.
        let isContextRemade: Bool
        /// Tells values of this subscription from late ones of those before.
        let id: Int
        /// The request, if it may leave something out: found once, for a cast takes longer than a delivery.
        let partialRequest: (any PartialValueQueryable)?
        var cancellable: AnyCancellable?
    }

    private var lastID = 0

    /// Begins with an initial request. Those that come later change nothing.
    func begin(with initial: Request) {
        if request == nil { request = initial }
    }

    func setRequest(_ request: Request) {
        guard request != self.request else { return }
        willChange()
        self.request = request
    }

    /// Subscribes to a request, unless it is the one that is followed already. Stops if `isEnabled` is false.
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
        // What is followed ends when its successor has begun: they may have connections to the database in common.
        let former = subscription
        defer { withExtendedLifetime(former) {} }
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

    /// Takes the present value at once. After a commit that this very view has made, the next turn would be too late.
    func refresh() {
        guard let subscription else { return }
        self.subscription = nil
        let context = subscription.context
        follow(
            subscription.request,
            in: subscription.isContextRemade ? .remade(context) : .context(context),
            isEnabled: true
        )
        // Two subscriptions share one value: it must not end with the first one.
        withExtendedLifetime(subscription) {}
    }

    /// Both follow one request in one context, with no error in between.
    override func isInterchangeable(with other: AnyObject) -> Bool {
        guard let other = other as? Self, error == nil, other.error == nil, retry == nil, other.retry == nil,
            !isLoading, !other.isLoading, request == other.request,
            let subscription, let otherSubscription = other.subscription, !subscription.isContextRemade
        else { return false }
        return subscription.request == otherSubscription.request
            && isSame(subscription.context, otherSubscription.context)
    }

    /// The context that the query follows its request in; nil if it does not.
    var followedContext: Request.Context? { subscription?.context }

    /// The context that is found at the source of the query, and whether each read makes another one.
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
            tryAgainLater(of: id)
        case .finished where isLoading:
            willDeliver()
            isLoading = false
        case .finished: break
        }
    }

    /// Subscribes once more after a commit, which may have mended what was wrong. The value and the error stay until then.
    private func tryAgainLater(of id: Int) {
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
