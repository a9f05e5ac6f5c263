import EvergreenCombine
import Testing

struct CombineLatestDemandTests {
    private let a = ManualPublisher<Int, Never>()
    private let b = ManualPublisher<Int, Never>()

    private func record(
        _ demand: Subscribers.Demand,
        whenReceived: @escaping (Int) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Int, Never> {
        a.combineLatest(b).map(+).record(demand, whenReceived: whenReceived)
    }

    @Test func `without a request, upstreams receive no demand`() {
        let recorder = record(.none)
        #expect(a.requests.isEmpty && b.requests.isEmpty && recorder.subscription != nil)
    }

    @Test func `a request is passed to all upstreams`() {
        let recorder = record(.max(2))
        recorder.request(.max(3))
        recorder.request(.unlimited)
        #expect(a.requests == [.max(2), .max(3), .unlimited] && b.requests == a.requests)
        recorder.request(.max(1))
        #expect(a.requests.count == 3)
    }

    @Test func `the demand returned by the subscriber is passed to all upstreams`() {
        let recorder = record(.max(1)) { _ in .max(1) }
        #expect(a.send(1) == .none)
        #expect(b.send(1) == .max(1))
        #expect(a.requests == [.max(1), .max(1)] && b.requests == [.max(1), .max(1)])
        #expect(a.send(2) == .max(1))
        #expect(recorder.values == [2, 3])
    }

    @Test func `a tuple without demand is dropped, and the next has the latest values`() {
        let recorder = record(.max(1))
        a.send(1)
        b.send(10)
        a.send(2)
        b.send(20)
        #expect(recorder.values == [11])
        recorder.request(.max(1))
        #expect(recorder.values == [11])
        a.send(3)
        #expect(recorder.values == [11, 23])
        a.send(4)
        #expect(recorder.values == [11, 23])
    }

    @Test func `a buffer keeps the last tuple for a subscriber with limited demand`() {
        let name = CurrentValueSubject<String, Never>("a")
        let isOn = CurrentValueSubject<Bool, Never>(false)
        let recorder = name.combineLatest(isOn).map { "\($0) \($1)" }
            .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .record(.max(1))
        name.value = "b"
        isOn.value = true
        recorder.request(.max(1))
        #expect(recorder.values == ["a false", "b true"])
    }

    @Test func `finishing needs no demand`() {
        let recorder = record(.none)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func `a late upstream receives all previous demand`() {
        let late = ManualPublisher<Int, Never>(isLate: true)
        let recorder = a.combineLatest(late).map(+).record(.max(2))
        recorder.request(.max(3))
        late.connect()
        #expect(late.requests == [.max(5)] && a.requested == .max(5))
        a.send(1)
        late.send(2)
        #expect(recorder.values == [3])
    }

    @Test func `an upstream that subscribes after the end is cancelled`() {
        let late = ManualPublisher<Int, Never>(isLate: true)
        let recorder = a.combineLatest(late).map(+).record()
        recorder.cancel()
        late.connect()
        #expect(late.isCancelled && late.requests.isEmpty)
    }

    @Test func `a request of no demand is ignored`() {
        let recorder = record(.none)
        recorder.request(.none)
        #expect(a.requests.isEmpty)
    }

    @Test func `a request after the end is ignored`() {
        let recorder = record(.max(1))
        let subscription = recorder.subscription
        recorder.cancel()
        subscription?.request(.max(1))
        subscription?.cancel()
        #expect(a.requests == [.max(1)])
    }
}
