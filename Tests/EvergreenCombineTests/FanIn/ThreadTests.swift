import Dispatch
import EvergreenCombine
import EvergreenConcurrency
import Testing

/// Upstreams that send on separate threads.
struct ThreadTests {
    private static let threadCount = 4
    private static let valueCount = 2_000

    @Test func `a merge delivers each value once, serially, and in each upstream's order`() {
        let subjects = Shared((0..<Self.threadCount).map { _ in PassthroughSubject<[Int], Never>() })
        let detector = ConcurrencyDetector()
        let received = Locked<[[Int]]>([])
        let isFinished = Locked(false)
        let cancellable = Publishers.MergeMany(subjects.value).sink { _ in
            isFinished.withLock { $0 = true }
        } receiveValue: { value in
            detector.pass { received.withLock { $0.append(value) } }
        }
        onThreads(Self.threadCount) { thread in
            for number in 0..<Self.valueCount { subjects.value[thread].send([thread, number]) }
            subjects.value[thread].send(completion: .finished)
        }
        let values = received.withLock(\.self)
        #expect(!detector.wasConcurrent && isFinished.withLock(\.self))
        for thread in 0..<Self.threadCount {
            #expect(values.filter { $0[0] == thread }.map { $0[1] } == Array(0..<Self.valueCount))
        }
        withExtendedLifetime(cancellable) {}
    }

    @Test func `combineLatest delivers a tuple per value, and finally the latest values of all`() {
        let a = Shared(CurrentValueSubject<Int, Never>(-1))
        let b = Shared(CurrentValueSubject<Int, Never>(-1))
        let c = Shared(CurrentValueSubject<Int, Never>(-1))
        let detector = ConcurrencyDetector()
        let received = Locked<[[Int]]>([])
        let cancellable = a.value.combineLatest(b.value, c.value).sink { first, second, third in
            detector.pass { received.withLock { $0.append([first, second, third]) } }
        }
        let subjects = [a, b, c]
        onThreads(3) { thread in
            for number in 0..<Self.valueCount { subjects[thread].value.send(number) }
        }
        let values = received.withLock(\.self)
        #expect(!detector.wasConcurrent)
        #expect(values.count == 1 + 3 * Self.valueCount)
        #expect(values.last == Array(repeating: Self.valueCount - 1, count: 3))
        for index in 0..<3 {
            let column = values.map { $0[index] }
            #expect(column == column.sorted())
        }
        withExtendedLifetime(cancellable) {}
    }

    @Test func `values from other threads while receiving a tuple send tuples within the demand`() {
        let a = Shared(ManualPublisher<Int, Never>())
        let b = Shared(ManualPublisher<Int, Never>())
        let recorder = a.value.combineLatest(b.value).map(+).record(.max(2))
        recorder.whenReceived = { [unowned recorder] _ in
            if recorder.values.count == 1 {
                onThreads(1) { _ in
                    b.value.send(20)
                    b.value.send(30)
                }
                #expect(recorder.values.count == 1)
            }
            return .none
        }
        a.value.send(1)
        b.value.send(10)
        #expect(recorder.values == [11, 21])
        recorder.request(.max(1))
        #expect(recorder.values == [11, 21])
        a.value.send(2)
        #expect(recorder.values == [11, 21, 32])
    }

    @Test func `output never exceeds the demand across threads`() {
        let a = Shared(PassthroughSubject<Int, Never>())
        let b = Shared(PassthroughSubject<Int, Never>())
        for combined in [true, false] {
            let detector = ConcurrencyDetector()
            let counts = Locked((requested: 0, received: 0, wasExceeded: false))
            let subscription = Locked<Shared<any Subscription>?>(nil)
            let subscriber = AnySubscriber<Int, Never> { received in
                subscription.withLock { $0 = Shared(received) }
            } receiveValue: { _ in
                detector.pass {
                    counts.withLock {
                        $0.received += 1
                        if $0.received > $0.requested { $0.wasExceeded = true }
                    }
                }
                return .none
            }
            if combined {
                a.value.combineLatest(b.value).map(+).subscribe(subscriber)
            } else {
                a.value.merge(with: b.value).subscribe(subscriber)
            }
            let shared = subscription.withLock(\.self)
            onThreads(4) { thread in
                for number in 0..<Self.valueCount {
                    switch thread {
                    case 0: a.value.send(number)
                    case 1: b.value.send(number)
                    default:
                        counts.withLock { $0.requested += 1 }
                        shared?.value.request(.max(1))
                    }
                }
            }
            shared?.value.cancel()
            #expect(!detector.wasConcurrent && !counts.withLock(\.wasExceeded))
        }
    }

    @Test func `nothing is sent after another thread's cancellation, except values in flight`() {
        for _ in 0..<50 {
            let a = Shared(PassthroughSubject<Int, Failed>())
            let b = Shared(PassthroughSubject<Int, Failed>())
            let state = Locked((isCancelled: false, lateCount: 0))
            let cancellables = Shared([
                a.value.merge(with: b.value).sink { _ in
                } receiveValue: { _ in
                    state.withLock { if $0.isCancelled { $0.lateCount += 1 } }
                },
                a.value.combineLatest(b.value).sink { _ in
                } receiveValue: { _ in
                    state.withLock { if $0.isCancelled { $0.lateCount += 1 } }
                },
            ])
            onThreads(4) { thread in
                switch thread {
                case 0: for number in 0..<200 { a.value.send(number) }
                case 1: for number in 0..<200 { b.value.send(number) }
                case 2:
                    for cancellable in cancellables.value { cancellable.cancel() }
                    state.withLock { $0.isCancelled = true }
                default: a.value.send(completion: .failure(Failed()))
                }
            }
            #expect(state.withLock(\.lateCount) <= 2)
        }
    }

    @Test func `upstreams that end on several threads complete once`() {
        for round in 0..<200 {
            let subjects = Shared((0..<4).map { _ in PassthroughSubject<Int, Failed>() })
            let ends = Locked((merge: 0, combination: 0))
            let merge = Publishers.MergeMany(subjects.value).sink { _ in
                ends.withLock { $0.merge += 1 }
            } receiveValue: { _ in
            }
            let combination = subjects.value[0].combineLatest(subjects.value[1], subjects.value[2], subjects.value[3])
                .sink { _ in
                    ends.withLock { $0.combination += 1 }
                } receiveValue: { _ in
                }
            onThreads(4) { thread in
                subjects.value[thread].send(thread)
                let isFailing = round % 2 == 0 && thread > 1
                subjects.value[thread].send(completion: isFailing ? .failure(Failed(number: thread)) : .finished)
            }
            #expect(ends.withLock(\.self) == (1, 1))
            withExtendedLifetime((merge, combination)) {}
        }
    }

    @Test(arguments: [nil, 7])
    func `a collection loses no value on a concurrent scheduler`(count: Int?) async {
        let subject = Shared(PassthroughSubject<Int, Never>())
        let queue = DispatchQueue(label: "collection", attributes: .concurrent)
        let strategy: Publishers.TimeGroupingStrategy<DispatchQueue> =
            if let count {
                .byTimeOrCount(queue, .milliseconds(1), count)
            } else {
                .byTime(queue, .milliseconds(1))
            }
        let detector = ConcurrencyDetector()
        let received = Locked<[Int]>([])
        let cancellable = Locked<Shared<AnyCancellable>?>(nil)
        await withCheckedContinuation { continuation in
            let subscription = subject.value.collect(strategy).sink { _ in
                continuation.resume()
            } receiveValue: { values in
                detector.pass { received.withLock { $0 += values } }
            }
            cancellable.withLock { $0 = Shared(subscription) }
            for number in 0..<Self.valueCount { subject.value.send(number) }
            subject.value.send(completion: .finished)
        }
        #expect(received.withLock(\.self) == Array(0..<Self.valueCount) && !detector.wasConcurrent)
        cancellable.withLock { $0 = nil }
    }
}
