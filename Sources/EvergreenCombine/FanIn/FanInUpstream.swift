import OpenCombine

/// The subscriber of one upstream of a ``FanIn``.
final class FanInUpstream<Downstream: Subscriber, Values, Input>: Subscriber {
    typealias Failure = Downstream.Failure

    private let fanIn: FanIn<Downstream, Values>
    private let index: Int
    private let output: (inout Values, Input) -> Downstream.Input?

    init(
        fanIn: FanIn<Downstream, Values>,
        index: Int,
        output: @escaping (inout Values, Input) -> Downstream.Input?
    ) {
        self.fanIn = fanIn
        self.index = index
        self.output = output
    }

    func receive(subscription: any Subscription) {
        fanIn.receive(subscription: subscription, of: index)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        fanIn.receive(from: index) { output(&$0, input) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        fanIn.receive(completion: completion, from: index)
    }
}

extension FanInUpstream: CustomStringConvertible {
    var description: String { fanIn.description }
}
