import OpenCombineShim

/// Subscribes to a publisher and keeps what it sends, until it is released.
@MainActor
final class Recorder<Output: Sendable> {
    private(set) var values: [Output] = []
    private(set) var completion: Subscribers.Completion<any Error>?
    private var subscription: AnyCancellable?
    private var waiting: [(until: () -> Bool, CheckedContinuation<Void, Never>)] = []

    init(_ publisher: some Publisher<Output, any Error>) {
        subscription = publisher.sink(
            receiveCompletion: { [weak self] completion in
                MainActor.assumeIsolated {
                    self?.completion = completion
                    self?.resumeWaiting()
                }
            },
            receiveValue: { [weak self] value in
                MainActor.assumeIsolated {
                    self?.values.append(value)
                    self?.resumeWaiting()
                }
            }
        )
    }

    /// The error that the publisher failed with.
    var failure: (any Error)? {
        if case .failure(let error) = completion { error } else { nil }
    }

    func cancel() {
        subscription = nil
    }

    /// Returns as soon as the condition holds.
    func wait(until condition: @escaping () -> Bool) async {
        if condition() { return }
        await withCheckedContinuation { waiting.append((condition, $0)) }
    }

    func waitForCompletion() async {
        await wait { self.completion != nil }
    }

    private func resumeWaiting() {
        let all = waiting
        waiting = all.filter { !$0.until() }
        for waiter in all where waiter.until() {
            waiter.1.resume()
        }
    }
}

extension Recorder where Output: Equatable {
    /// Returns as soon as this value is the last one.
    func waitForLast(_ value: Output) async {
        await wait { self.values.last == value }
    }
}
