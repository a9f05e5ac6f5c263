import EvergreenDatabase
import GRDB
import OpenCombineShim

/// A subscription to a publisher that can wait for values.
@MainActor
final class LiveSubscription<Value: Sendable> {
    private(set) var value: Value?
    private(set) var deliveries = 0
    private var subscription: AnyCancellable?
    private var waiting: (until: (Value) -> Bool, continuation: CheckedContinuation<Void, Never>)?

    init(_ publisher: some Publisher<Value, any Error>) {
        subscription = publisher.sink(
            receiveCompletion: { completion in print("An observation ended: \(completion)") },
            receiveValue: { value in MainActor.assumeIsolated { self.receive(value) } }
        )
    }

    private func receive(_ value: Value) {
        self.value = value
        deliveries += 1
        if let waiting, waiting.until(value) {
            self.waiting = nil
            waiting.continuation.resume()
        }
    }

    func wait(until condition: @escaping (Value) -> Bool) async {
        if let value, condition(value) { return }
        await withCheckedContinuation { waiting = (condition, $0) }
    }

    func stop() { subscription = nil }
}
