import Dispatch
import Observation
public import OpenCombineShim

/// Publishes the models of a descriptor on the main actor: first the current ones, as soon as they are read, then again after each change.
public struct ModelsPublisher<Element: PersistentModel>: Publisher {
    /// The models.
    public typealias Output = [Element]

    /// A fetch can fail with any error.
    public typealias Failure = any Error

    let results: ModelResults<Element>
    let transaction: Transaction?

    /// Attaches a subscriber, on the main actor. The models are published at its first demand, unless they are still loading.
    public func receive<S: Subscriber & SendableMetatype>(subscriber: S)
    where S.Failure == any Error, S.Input == [Element] {
        receive(subscriber: subscriber) { $0 }
    }

    /// Attaches a subscriber to values derived from the models.
    func receive<S: Subscriber & SendableMetatype>(subscriber: S, value: @escaping ([Element]) -> S.Input)
    where S.Failure == any Error {
        // Safe: a subscriber of main-actor results is on the main actor, and stays there, as do its values.
        nonisolated(unsafe) let (subscriber, value) = (subscriber, value)
        let (results, transaction) = (results, transaction)
        MainActor.assumeIsolated {
            subscriber.receive(
                subscription: ModelsSubscription(
                    results,
                    transaction,
                    value: value,
                    receiveValue: { subscriber.receive($0) },
                    receiveFailure: { subscriber.receive(completion: .failure($0)) }
                )
            )
        }
    }
}

/// The subscription of one subscriber, which retains the results. Used on the main actor, like its publisher.
@MainActor
private final class ModelsSubscription<Element: PersistentModel, Output>: @preconcurrency Subscription {
    private var results: ModelResults<Element>?
    private let transaction: Transaction?
    private var observer: Int?
    private var demand = Subscribers.Demand.none
    private let value: ([Element]) -> Output
    private let receiveValue: (Output) -> Subscribers.Demand
    private let receiveFailure: (any Error) -> Void
    /// The number of values sent, so that observations of previous values are ignored.
    private var version = 0

    /// - Parameter value: Derives a value from the models. A new one is sent when a model property changes that it has read.
    init(
        _ results: ModelResults<Element>,
        _ transaction: Transaction?,
        value: @escaping ([Element]) -> Output,
        receiveValue: @escaping (Output) -> Subscribers.Demand,
        receiveFailure: @escaping (any Error) -> Void
    ) {
        self.results = results
        self.transaction = transaction
        self.value = value
        self.receiveValue = receiveValue
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
        // Only the current models matter: those without demand are dropped.
        guard !results.isLoading, demand > .none else { return }
        if demand != .unlimited { demand -= 1 }
        demand += receiveValue(makeValue(results.models))
    }

    private func makeValue(_ models: [Element]) -> Output {
        version += 1
        return withObservationTracking {
            value(models)
        } onChange: { [weak self, version] in
            // The property has its new value in the next turn.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.valueDidChange(since: version) }
            }
        }
    }

    private func valueDidChange(since version: Int) {
        if version == self.version { resultsDidChange() }
    }
}
