import EvergreenCombine
import Testing

/// An ended subscription releases its references, even if its upstreams continue.
struct ReleaseTests {
    private final class Value {}

    /// The objects to be released.
    private struct Witnesses {
        weak var recorder: Recorder<[Value], Failed>?
        weak var subscription: AnyObject?
        weak var value: Value?

        var areGone: Bool { recorder == nil && subscription == nil && value == nil }
    }

    enum Kind: CaseIterable {
        case combineLatest, merge, collectByTime
    }

    /// Where values without demand are buffered.
    enum Backlog {
        case latest, buffered, collected
    }

    enum End: CaseIterable {
        case cancel, finish, failure
    }

    @Test(arguments: Kind.allCases, End.allCases)
    func `completion releases the subscriber, the subscription and buffered values`(kind: Kind, end: End) {
        let a = PassthroughSubject<Value, Failed>()
        let b = PassthroughSubject<Value, Failed>()
        let scheduler = VirtualScheduler()
        let witnesses = subscribe(kind, a, b, scheduler, end: end)
        #expect(witnesses.areGone)
        a.send(Value())
        b.send(Value())
        scheduler.advance(by: .seconds(3))
        #expect(witnesses.areGone && scheduler.timerCount == 0)
    }

    private func subscribe(
        _ kind: Kind,
        _ a: PassthroughSubject<Value, Failed>,
        _ b: PassthroughSubject<Value, Failed>,
        _ scheduler: VirtualScheduler,
        end: End
    ) -> Witnesses {
        let recorder = Recorder<[Value], Failed>(.max(1))
        switch kind {
        case .combineLatest: a.combineLatest(b).map { [$0, $1] }.subscribe(recorder)
        case .merge: a.map { [$0] }.merge(with: b.map { [$0] }).subscribe(recorder)
        case .collectByTime: a.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(recorder)
        }
        let value = Value()
        // More than the demand.
        for _ in 0..<3 {
            a.send(value)
            b.send(value)
        }
        scheduler.advance()
        let witnesses = Witnesses(
            recorder: recorder,
            subscription: recorder.subscription as AnyObject?,
            value: value
        )
        switch end {
        case .cancel: recorder.cancel()
        case .finish:
            recorder.request(.unlimited)
            a.send(completion: .finished)
            b.send(completion: .finished)
        case .failure: a.send(completion: .failure(Failed()))
        }
        scheduler.advance()
        return witnesses
    }

    @Test(arguments: [Backlog.latest, .buffered, .collected])
    func `a retained ended subscription releases its subscriber and values`(backlog: Backlog) {
        let a = ManualPublisher<Value, Failed>()
        let b = ManualPublisher<Value, Failed>()
        let scheduler = VirtualScheduler()
        weak var released: Value?
        weak var releasedSubscriber: Recorder<Int, Failed>?
        let subscription: (any Subscription)?
        do {
            let recorder = Recorder<Int, Failed>(.none)
            switch backlog {
            case .latest: a.combineLatest(b).map { _ in 1 }.subscribe(recorder)
            case .buffered: a.merge(with: b).map { _ in 1 }.subscribe(recorder)
            case .collected: a.collect(.byTime(scheduler, .seconds(1))).map { _ in 1 }.subscribe(recorder)
            }
            let value = Value()
            a.send(value)
            released = value
            releasedSubscriber = recorder
            subscription = recorder.subscription
            recorder.cancel()
        }
        #expect(released == nil && releasedSubscriber == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func `releasing the cancellable releases everything`() {
        let a = PassthroughSubject<Value, Never>()
        let b = PassthroughSubject<Value, Never>()
        weak var released: Value?
        do {
            let value = Value()
            released = value
            var values: [Value] = []
            let cancellable = a.combineLatest(b).sink { values += [$0, $1] }
            a.send(value)
            b.send(value)
            #expect(values.count == 2)
            withExtendedLifetime(cancellable) {}
        }
        #expect(released == nil)
    }

    /// Calls back into the subscription when it is released.
    private final class Canceller {
        let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        deinit { action() }
    }

    @Test(arguments: [Subscribers.Demand.none, .unlimited])
    func `a value whose release cancels the subscription does not deadlock`(demand: Subscribers.Demand) {
        let a = ManualPublisher<Canceller?, Never>()
        let b = ManualPublisher<Int, Never>()
        let subscriber = Recorder<Bool, Never>(.max(1))
        a.combineLatest(b).map { canceller, _ in canceller != nil }.subscribe(subscriber)
        subscriber.request(demand)
        a.send(Canceller { subscriber.cancel() })
        b.send(1)
        a.send(nil)
        b.send(2)
        #expect(subscriber.subscription == nil && subscriber.values.count <= 2)
    }

    @Test func `a buffered value whose release cancels the subscription does not deadlock`() {
        let a = ManualPublisher<Canceller, Never>()
        let b = ManualPublisher<Canceller, Never>()
        let subscriber = Recorder<Int, Never>(.none)
        a.merge(with: b).map { _ in 1 }.subscribe(subscriber)
        a.send(Canceller { subscriber.cancel() })
        subscriber.request(.max(2))
        b.send(Canceller {})
        #expect(subscriber.values == [1] && a.isCancelled && b.isCancelled)
    }

    @Test(arguments: Kind.allCases)
    func `a value whose release cancels the subscription is released at the end`(kind: Kind) {
        let a = ManualPublisher<Canceller, Failed>()
        let b = ManualPublisher<Canceller, Failed>()
        let scheduler = VirtualScheduler()
        let subscriber = Recorder<Int, Failed>(.none)
        switch kind {
        case .combineLatest: a.combineLatest(b).map { _ in 1 }.subscribe(subscriber)
        case .merge: a.merge(with: b).map { _ in 1 }.subscribe(subscriber)
        case .collectByTime: a.collect(.byTime(scheduler, .seconds(1))).map { _ in 1 }.subscribe(subscriber)
        }
        if kind == .collectByTime { subscriber.request(.max(1)) }
        let subscription = subscriber.subscription
        a.send(Canceller { subscription?.cancel() })
        if kind == .merge { b.send(Canceller { subscription?.cancel() }) }
        a.send(completion: .failure(Failed()))
        scheduler.advance()
        #expect(subscriber.failure == Failed() && subscriber.completionCount == 1)
    }
}
