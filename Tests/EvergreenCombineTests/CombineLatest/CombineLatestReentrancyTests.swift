import EvergreenCombine
import Testing

struct CombineLatestReentrancyTests {
    @Test func `a value that the subscriber sends while it receives a tuple gives none of its own`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(b).map { [$0, $1] }.record { values in
            a.send(values[0] + 1)
            return .none
        }
        a.send(1)
        b.send(10)
        #expect(recorder.values == [[1, 10]])
        b.send(20)
        #expect(recorder.values == [[1, 10], [2, 20]])
    }

    @Test func `values that a request causes while the subscriber receives a tuple are delivered`() {
        let recorder = (1...4).publisher.combineLatest((11...14).publisher).map { [$0, $1] }.record(.max(1))
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.request(.max(1))
            return .none
        }
        recorder.request(.max(1))
        #expect(recorder.values.last == [4, 14] && recorder.isFinished)
    }

    @Test func `cancelling while it receives a tuple ends it`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(b).map(+).record()
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.cancel()
            return .max(1)
        }
        a.send(1)
        b.send(1)
        b.send(2)
        b.send(completion: .finished)
        #expect(recorder.values == [2] && recorder.completion == nil)
    }

    @Test func `finishing while the subscriber receives a tuple comes after the tuple`() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(b).map(+).record()
        recorder.whenReceived = { [unowned recorder] _ in
            a.send(completion: .finished)
            b.send(completion: .finished)
            #expect(recorder.completion == nil)
            return .none
        }
        a.send(1)
        b.send(1)
        #expect(recorder.values == [2] && recorder.isFinished)
    }

    @Test func `cancelling at the subscription asks upstreams for nothing`() {
        final class Reluctant: Subscriber {
            typealias Input = (Int, Int)
            typealias Failure = Never
            func receive(subscription: any Subscription) { subscription.cancel() }
            func receive(_ input: Input) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) { Issue.record("completed") }
        }
        let a = ManualPublisher<Int, Never>()
        let b = ManualPublisher<Int, Never>()
        a.combineLatest(b).subscribe(Reluctant())
        #expect(a.isCancelled && b.isCancelled && a.requests.isEmpty)
    }
}
