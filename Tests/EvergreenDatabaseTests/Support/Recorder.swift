import OpenCombineShim
import Testing

/// Subscribes to a publisher and records its output until it is released.
@MainActor
final class Recorder<Output: Sendable> {
    private(set) var values: [Output] = []
    private(set) var completion: Subscribers.Completion<any Error>?
    private var subscription: AnyCancellable?
    private var waiting: [Int: Waiter] = [:]
    private var lastWaiter = 0

    private struct Waiter {
        let condition: () -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

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

    /// Returns as soon as the condition holds. After a minute, the test fails, and this returns too.
    func wait(sourceLocation: SourceLocation = #_sourceLocation, until condition: @escaping () -> Bool) async {
        if condition() { return }
        lastWaiter += 1
        let id = lastWaiter
        let alarm = Task {
            try await Task.sleep(for: .seconds(60))
            guard let waiter = waiting.removeValue(forKey: id) else { return }
            Issue.record(
                "Not in time: \(values.count) values, the last one \(String(describing: values.last))",
                sourceLocation: sourceLocation
            )
            waiter.continuation.resume()
        }
        await withCheckedContinuation { waiting[id] = Waiter(condition: condition, continuation: $0) }
        alarm.cancel()
    }

    func waitForCompletion(sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(sourceLocation: sourceLocation) { self.completion != nil }
    }

    private func resumeWaiting() {
        for (id, waiter) in waiting.sorted(by: { $0.key < $1.key }) where waiter.condition() {
            waiting[id] = nil
            waiter.continuation.resume()
        }
    }
}

extension Recorder where Output: Equatable {
    /// Returns as soon as this value is the last one.
    func waitForLast(_ value: Output, sourceLocation: SourceLocation = #_sourceLocation) async {
        await wait(sourceLocation: sourceLocation) { self.values.last == value }
    }
}
