import EvergreenCombine
import Testing

/// Upstreams that violate the contract of publishers.
struct ViolationTests {
    /// Lets a test call the subscriber at any time.
    private final class Violator: Publisher {
        typealias Output = Int
        typealias Failure = Failed

        private(set) var subscriber: AnySubscriber<Int, Failed>?

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failed {
            self.subscriber = AnySubscriber(subscriber)
            subscriber.receive(subscription: Subscriptions.empty)
        }
    }

    private final class Connection: Subscription {
        private(set) var isCancelled = false
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { isCancelled = true }
    }

    private let violator = Violator()
    private let other = PassthroughSubject<Int, Failed>()

    @Test func `values after an upstream's completion are ignored`() throws {
        let merge = violator.merge(with: other).record()
        let toMerge = try #require(violator.subscriber)
        let combination = violator.combineLatest(other).map(+).record()
        let toCombination = try #require(violator.subscriber)
        for subscriber in [toMerge, toCombination] {
            _ = subscriber.receive(1)
            subscriber.receive(completion: .finished)
            subscriber.receive(completion: .finished)
            _ = subscriber.receive(2)
            subscriber.receive(completion: .failure(Failed()))
        }
        other.send(10)
        #expect(merge.values == [1, 10] && merge.completion == nil)
        #expect(combination.values == [11] && combination.completion == nil)
        other.send(completion: .finished)
        #expect(merge.isFinished && combination.isFinished)
    }

    @Test func `a second subscription is cancelled`() throws {
        let merge = violator.merge(with: other).record()
        let toMerge = try #require(violator.subscriber)
        let collection = violator.collect(.byTime(VirtualScheduler(), .seconds(1))).record()
        let toCollection = try #require(violator.subscriber)
        for subscriber in [toMerge, toCollection] {
            let second = Connection()
            subscriber.receive(subscription: second)
            #expect(second.isCancelled)
        }
        withExtendedLifetime((merge, collection)) {}
    }

    @Test func `a collection ignores events after its completion`() throws {
        let scheduler = VirtualScheduler()
        let recorder = violator.collect(.byTime(scheduler, .seconds(1))).record()
        let subscriber = try #require(violator.subscriber)
        _ = subscriber.receive(1)
        subscriber.receive(completion: .finished)
        _ = subscriber.receive(2)
        subscriber.receive(completion: .failure(Failed()))
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [[1]] && recorder.isFinished && recorder.completionCount == 1)
    }
}
