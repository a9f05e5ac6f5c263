import EvergreenCombine

/// A publisher driven by a test: it sends values on command, with or without demand, and records requests. For one subscriber.
final class ManualPublisher<Output, Failure: Error>: Publisher {
    private final class Connection: Subscription {
        weak var publisher: ManualPublisher?

        func request(_ demand: Subscribers.Demand) {
            publisher?.requests.append(demand)
            publisher?.whenRequested?(demand)
        }

        func cancel() {
            publisher?.isCancelled = true
            publisher?.subscriber = nil
        }
    }

    /// Whether the subscription is sent only by ``connect()``.
    let isLate: Bool
    /// The demand of each request, and of each `receive(_:)` that returned demand.
    private(set) var requests: [Subscribers.Demand] = []
    private(set) var isCancelled = false
    var whenRequested: ((Subscribers.Demand) -> Void)?
    private var subscriber: AnySubscriber<Output, Failure>?

    init(isLate: Bool = false) {
        self.isLate = isLate
    }

    var requested: Subscribers.Demand { requests.reduce(.none, +) }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        if !isLate { connect() }
    }

    func connect() {
        let connection = Connection()
        connection.publisher = self
        subscriber?.receive(subscription: connection)
    }

    /// Returns the subscriber's demand.
    @discardableResult
    func send(_ output: Output) -> Subscribers.Demand {
        let demand = subscriber?.receive(output) ?? .none
        if demand > 0 { requests.append(demand) }
        return demand
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        self.subscriber = nil
        subscriber?.receive(completion: completion)
    }
}
