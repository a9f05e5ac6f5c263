import EvergreenCombine
import Testing

struct CollectByTimeTests {
    private let scheduler = VirtualScheduler()
    private let subject = PassthroughSubject<Int, Failed>()

    @Test func `an interval's values are sent as an array at its end`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(2))).record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [[1, 2]])
        subject.send(3)
        scheduler.advance(by: .seconds(1))
        subject.send(4)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3, 4]])
    }

    @Test func `an interval without values sends nothing`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).record()
        scheduler.advance(by: .seconds(10))
        #expect(recorder.values.isEmpty)
    }

    @Test func `a full array is sent on the scheduler before the interval ends`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).record()
        for number in 1...3 { subject.send(number) }
        #expect(recorder.values.isEmpty)
        scheduler.advance()
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [[1, 2], [3]])
        for number in 4...8 { subject.send(number) }
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [[1, 2], [3], [4, 5], [6, 7], [8]])
    }

    @Test func `a full array does not shift the intervals`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).record()
        scheduler.advance(by: .seconds(1))
        for number in 1...3 { subject.send(number) }
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func `a count below one is one`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 0)).record()
        subject.send(1)
        subject.send(2)
        scheduler.advance()
        #expect(recorder.values == [[1], [2]])
    }

    @Test func `when the upstream finishes, remaining values and the completion are sent on the scheduler`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(2))).record()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.completion == nil)
        scheduler.advance()
        #expect(recorder.values == [[1]] && recorder.isFinished && recorder.completionCount == 1)
        #expect(scheduler.timerCount == 0)
    }

    @Test func `when the upstream fails, remaining values are dropped`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(2))).record()
        subject.send(1)
        subject.send(completion: .failure(Failed(number: 7)))
        #expect(recorder.completion == nil)
        scheduler.advance()
        #expect(recorder.values.isEmpty && recorder.failure == Failed(number: 7))
        #expect(scheduler.timerCount == 0)
    }

    @Test func `an array completed before the upstream failed is sent`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).record()
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .failure(Failed()))
        scheduler.advance()
        #expect(recorder.values == [[1, 2]] && recorder.failure == Failed())
    }

    @Test func `cancelling cancels the upstream and the timer, and nothing more is sent`() {
        let upstream = ManualPublisher<Int, Failed>()
        let recorder = upstream.collect(.byTimeOrCount(scheduler, .seconds(2), 2)).record()
        upstream.send(1)
        upstream.send(2)
        recorder.cancel()
        scheduler.advance(by: .seconds(4))
        #expect(upstream.isCancelled && scheduler.timerCount == 0)
        #expect(recorder.values.isEmpty && recorder.completion == nil)
    }

    @Test func `cancelling while receiving an array ends the subscription`() {
        let recorder = subject.collect(.byTimeOrCount(scheduler, .seconds(2), 1)).record()
        recorder.whenReceived = { [unowned recorder] _ in
            recorder.cancel()
            return .max(1)
        }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: .seconds(2))
        #expect(recorder.values == [[1]] && recorder.completion == nil)
    }

    @Test func `a scheduled action during the reception of an array delivers nothing`() {
        let scheduler = Shared(scheduler)
        let recorder = subject.collect(.byTimeOrCount(scheduler.value, .seconds(2), 1)).record()
        recorder.whenReceived = { [unowned recorder] _ in
            let count = recorder.values.count
            onThreads(1) { _ in scheduler.value.advance() }
            #expect(recorder.values.count == count)
            return .none
        }
        for number in 1...3 { subject.send(number) }
        scheduler.value.advance()
        #expect(recorder.values == [[1], [2], [3]])
    }

    @Test func `full arrays without demand count against upstream demand`() {
        let upstream = ManualPublisher<Int, Failed>()
        let recorder = upstream.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record(.max(2))
        for number in 1...2 {
            upstream.send(number)
            scheduler.advance(by: .seconds(1))
        }
        for number in 3...4 { upstream.send(number) }
        #expect(recorder.values == [[1], [2]] && upstream.requested == .max(4))
        recorder.request(.max(1))
        scheduler.advance()
        #expect(recorder.values == [[1], [2], [3, 4]] && upstream.requested == .max(4))
    }

    @Test func `by time, the upstream demand is unlimited from the first request on`() {
        let upstream = ManualPublisher<Int, Failed>()
        let recorder = upstream.collect(.byTime(scheduler, .seconds(1))).record(.none)
        #expect(upstream.requests.isEmpty)
        recorder.request(.max(1))
        recorder.request(.max(1))
        #expect(upstream.requests == [.unlimited])
    }

    @Test func `an interval's values without demand are kept for the next`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).record(.max(1))
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        #expect(recorder.values == [[1]])
        recorder.request(.max(1))
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1], [2, 3]])
    }

    @Test func `by time or count, upstream demand is what fits into the requested arrays`() {
        let upstream = ManualPublisher<Int, Failed>()
        let recorder = upstream.collect(.byTimeOrCount(scheduler, .seconds(1), 3)).record(.max(2))
        #expect(upstream.requested == .max(6))
        for number in 1...3 { upstream.send(number) }
        scheduler.advance()
        #expect(recorder.values == [[1, 2, 3]] && upstream.requested == .max(6))
        upstream.send(4)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2, 3], [4]])
        // The upstream still owes two.
        recorder.request(.max(1))
        #expect(upstream.requested == .max(7))
        recorder.request(.unlimited)
        #expect(upstream.requested == .unlimited)
    }

    @Test func `the demand returned for an array counts`() {
        let upstream = ManualPublisher<Int, Failed>()
        let recorder = upstream.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record(.max(1)) { _ in .max(1) }
        for number in 1...2 { upstream.send(number) }
        scheduler.advance()
        #expect(upstream.requested == .max(4))
        upstream.send(3)
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3]] && upstream.requested == .max(5))
    }

    @Test func `remaining values wait for demand, and the completion for them`() {
        let recorder = subject.collect(.byTime(scheduler, .seconds(1))).record(.max(1))
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance()
        #expect(recorder.values == [[1]] && recorder.completion == nil)
        recorder.request(.max(1))
        scheduler.advance()
        #expect(recorder.values == [[1], [2]] && recorder.isFinished)
    }

    @Test func `the immediate scheduler sends everything when the upstream finishes`() {
        let recorder = [1, 2, 3].publisher.collect(.byTime(ImmediateScheduler.shared, .seconds(1))).record()
        #expect(recorder.values == [[1, 2, 3]] && recorder.isFinished)
    }
}
