import EvergreenCombine
import Testing

struct CombineLatestReentrancyTests {
    @Test func `a value sent while receiving a tuple does not send its own tuple`() {
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

    @Test func `values caused by a request while receiving a tuple are delivered`() {
        let recorder = (1...4).publisher.combineLatest((11...14).publisher).map { [$0, $1] }.record(.max(1))
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.request(.max(1))
            return .none
        }
        recorder.request(.max(1))
        #expect(recorder.values.last == [4, 14] && recorder.isFinished)
    }

    @Test func `cancelling while receiving a tuple ends the subscription`() {
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

    @Test func `a completion sent while receiving a tuple follows the tuple`() {
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

    @Test func `cancelling on subscription requests nothing from upstreams`() {
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
