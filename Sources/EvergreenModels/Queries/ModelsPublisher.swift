public import OpenCombineShim

/// Publishes the models of a descriptor, on the main actor: first those of the present, as soon as they are read, then those
/// after each change.
public struct ModelsPublisher<Element: PersistentModel>: Publisher {
    /// The models.
    public typealias Output = [Element]

    /// A fetch can fail with any error.
    public typealias Failure = any Error

    let results: ModelResults<Element>
    let transaction: Transaction?

    /// Attaches a subscriber, on the main actor. The models come with its first demand, unless they are still being read.
    public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
    where S.Failure == any Error, S.Input == [Element] {
        // A subscriber that subscribes to results of the main actor is on it, and stays there.
        nonisolated(unsafe) let subscriber = subscriber
        let (results, transaction) = (results, transaction)
        MainActor.assumeIsolated {
            subscriber.receive(
                subscription: ModelsSubscription(
                    results,
                    transaction,
                    receiveModels: { subscriber.receive($0) },
                    receiveFailure: { subscriber.receive(completion: .failure($0)) }
                )
            )
        }
    }
}

/// The subscription of one subscriber, which keeps the results alive. Used on the main actor, like its publisher.
@MainActor
private final class ModelsSubscription<Element: PersistentModel>: @preconcurrency Subscription {
    private var results: ModelResults<Element>?
    private let transaction: Transaction?
    private var observer: Int?
    private var demand = Subscribers.Demand.none
    private let receiveModels: ([Element]) -> Subscribers.Demand
    private let receiveFailure: (any Error) -> Void

    init(
        _ results: ModelResults<Element>,
        _ transaction: Transaction?,
        receiveModels: @escaping ([Element]) -> Subscribers.Demand,
        receiveFailure: @escaping (any Error) -> Void
    ) {
        self.results = results
        self.transaction = transaction
        self.receiveModels = receiveModels
        self.receiveFailure = receiveFailure
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard observer == nil, demand > .none, let results else { return }
        observer = results.observe { [weak self] in self?.resultsDidChange() }
        send(results)
    }

    func cancel() {
        if let observer { results?.removeObserver(observer) }
        results = nil
    }

    private func resultsDidChange() {
        guard let results else { return }
        guard let transaction else { return send(results) }
        withTransaction(transaction) { send(results) }
    }

    private func send(_ results: ModelResults<Element>) {
        if let failure = results.failure {
            cancel()
            return receiveFailure(failure)
        }
        // What counts is the present: models for which there is no demand are dropped.
        guard !results.isLoading, demand > .none else { return }
        if demand != .unlimited { demand -= 1 }
        demand += receiveModels(results.models)
    }
}
