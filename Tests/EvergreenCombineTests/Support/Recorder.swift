import EvergreenCombine

struct Failed: Error, Equatable {
    var number = 0
}

/// A subscriber that records its input.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var completionCount = 0
    private(set) var subscriptionCount = 0
    /// Whether it completed before `receive(subscription:)` returned.
    private(set) var hasCompletedEarly = false
    private var isSubscribed = false
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    /// The demand that it returns for a value.
    var whenReceived: (Input) -> Subscribers.Demand

    init(
        _ initialDemand: Subscribers.Demand = .unlimited,
        whenReceived: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.initialDemand = initialDemand
        self.whenReceived = whenReceived
    }

    var isFinished: Bool {
        if case .finished = completion { true } else { false }
    }

    var failure: Failure? {
        if case .failure(let failure) = completion { failure } else { nil }
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscriptionCount += 1
        if initialDemand > 0 { subscription.request(initialDemand) }
        isSubscribed = true
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return whenReceived(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        completionCount += 1
        hasCompletedEarly = !isSubscribed
        subscription = nil
    }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}

extension Publisher {
    /// Subscribes a recorder.
    func record(
        _ initialDemand: Subscribers.Demand = .unlimited,
        whenReceived: @escaping (Output) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(initialDemand, whenReceived: whenReceived)
        subscribe(recorder)
        return recorder
    }
}
