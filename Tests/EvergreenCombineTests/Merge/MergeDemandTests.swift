import EvergreenCombine
import Testing

struct MergeDemandTests {
    private let a = ManualPublisher<Int, Failed>()
    private let b = ManualPublisher<Int, Failed>()

    @Test func `each upstream is asked for one value in advance, and for the next when it is received`() {
        let recorder = a.merge(with: b).record(.none)
        #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
        a.send(1)
        #expect(a.requests == [.max(1)] && recorder.values.isEmpty)
        recorder.request(.max(2))
        #expect(recorder.values == [1] && a.requests == [.max(1), .max(1)] && b.requests == [.max(1)])
        #expect(b.send(2) == .max(1))
        a.send(3)
        b.send(4)
        #expect(recorder.values == [1, 2])
        recorder.request(.max(5))
        #expect(recorder.values == [1, 2, 3, 4])
    }

    @Test func `unlimited demand is passed to all upstreams`() {
        let recorder = a.merge(with: b).record()
        #expect(a.requests == [.unlimited] && b.requests == [.unlimited])
        #expect(a.send(1) == .none)
        #expect(recorder.values == [1])
    }

    @Test func `when demand becomes unlimited it is passed to all upstreams, and buffered values are sent`() {
        let recorder = a.merge(with: b).record(.none)
        a.send(1)
        recorder.request(.unlimited)
        #expect(recorder.values == [1] && a.requests == [.max(1), .unlimited] && b.requests == [.max(1), .unlimited])
    }

    @Test func `a buffered value precedes values caused by a request`() {
        let recorder = (1...3).publisher.merge(with: (11...13).publisher).record(.none)
        recorder.request(.unlimited)
        #expect(recorder.values == [1, 11, 2, 3, 12, 13])
    }

    @Test func `the subscriber's demand limits its output`() {
        let recorder = (1...100).publisher.merge(with: (101...200).publisher).record(.max(3)) { value in
            value == 2 ? .max(4) : .none
        }
        #expect(recorder.values.count == 7 && recorder.completion == nil)
        recorder.request(.unlimited)
        #expect(recorder.values.sorted() == Array(1...200) && recorder.isFinished)
    }

    @Test func `completion waits until all buffered values are received`() {
        let recorder = a.merge(with: b).record(.none)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(recorder.completion == nil)
        recorder.request(.max(1))
        #expect(recorder.values == [1] && recorder.completion == nil)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test func `a failure does not wait for demand`() {
        let recorder = a.merge(with: b).record(.none)
        a.send(1)
        b.send(completion: .failure(Failed()))
        #expect(recorder.values.isEmpty && recorder.failure == Failed() && a.isCancelled)
    }

    @Test func `of excess values from an upstream, the latest is buffered`() {
        let recorder = a.merge(with: b).record(.none)
        a.send(1)
        b.send(10)
        a.send(2)
        recorder.request(.max(5))
        #expect(recorder.values == [2, 10])
    }

    @Test func `a late upstream receives the same demand as the others`() {
        let late = ManualPublisher<Int, Failed>(isLate: true)
        let recorder = a.merge(with: late).record(.max(3))
        late.connect()
        #expect(late.requests == [.max(1)])
        let latest = ManualPublisher<Int, Failed>(isLate: true)
        let unlimited = a.merge(with: latest).record()
        latest.connect()
        #expect(latest.requests == [.unlimited])
        withExtendedLifetime((recorder, unlimited)) {}
    }
}
