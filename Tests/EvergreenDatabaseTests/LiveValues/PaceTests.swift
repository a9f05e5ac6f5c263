import Testing

@testable import EvergreenDatabase

struct PaceTests {
    private let millisecond: UInt64 = 1_000_000
    private let start: UInt64 = 1_000_000_000

    private func situation(isWhole: Bool = true, isUndelivered: Bool = false, nextDelivery: UInt64 = 0)
        -> Pace.Situation
    {
        Pace.Situation(isWhole: isWhole, isUndelivered: isUndelivered, nextDelivery: nextDelivery)
    }

    /// A pace that has seen a fetch of this many milliseconds.
    private func pace(fetch milliseconds: UInt64) -> Pace {
        var pace = Pace()
        pace.refreshDidStart()
        pace.refreshDidEnd(after: milliseconds * millisecond, isWhole: true)
        return pace
    }

    @Test(arguments: [0, 1, 100] as [UInt64]) func `rows are read at once after a commit`(fetch: UInt64) {
        var pace = pace(fetch: fetch)
        pace.commit(at: start, isBusy: false)
        #expect(pace.refreshTime(situation(isWhole: false)) == start)
    }

    @Test func `a short fetch starts at once after a commit`() {
        var pace = pace(fetch: 3)
        pace.commit(at: start, isBusy: false)
        #expect(pace.refreshTime(situation()) == start)
    }

    @Test(arguments: [4, 16, 1_000] as [UInt64]) func `a long fetch waits for a second commit, but not for long`(
        fetch: UInt64
    ) {
        var pace = pace(fetch: fetch)
        pace.commit(at: start, isBusy: false)
        let delay = pace.refreshTime(situation()) - start
        #expect(delay > 0)
        #expect(delay <= min(millisecond, fetch * millisecond / 16))
    }

    @Test func `a burst is looked at when it pauses`() {
        var pace = pace(fetch: 1)
        for number in 0..<5 { pace.commit(at: start + UInt64(number) * millisecond, isBusy: number > 0) }
        #expect(pace.refreshTime(situation()) == start + 4 * millisecond + Pace.pause)
    }

    @Test(arguments: [(2, 2), (6, 3), (40, 8)] as [(UInt64, UInt64)])
    func `a long burst whose rows are to be read has to pause for longer`(burst: UInt64, pause: UInt64) {
        var pace = pace(fetch: 100)
        for number in 0...burst { pace.commit(at: start + number * millisecond, isBusy: true) }
        #expect(pace.refreshTime(situation(isWhole: false)) == start + (burst + pause) * millisecond)
    }

    @Test(arguments: [1, 100] as [UInt64]) func `a burst that never pauses is looked at once in a while`(fetch: UInt64)
    {
        var pace = pace(fetch: fetch)
        for number in 0..<1_000 { pace.commit(at: start + UInt64(number) * millisecond, isBusy: true) }
        #expect(pace.refreshTime(situation()) == start + max(Pace.longestBurst, fetch * millisecond))
    }

    @Test func `a burst that nobody can see yet is not looked at before it pauses`() {
        var pace = pace(fetch: 1)
        for number in 0..<1_000 { pace.commit(at: start + UInt64(number) * millisecond, isBusy: true) }
        #expect(pace.refreshTime(situation(isUndelivered: true)) == start + 999 * millisecond + Pace.pause)
    }

    @Test func `a value that may not be delivered yet is computed just in time`() {
        var pace = pace(fetch: 3)
        pace.commit(at: start, isBusy: false)
        let delivery = start + 200 * millisecond
        #expect(pace.refreshTime(situation(nextDelivery: delivery)) == delivery - 3 * millisecond)
    }

    @Test func `commits that keep coming can't interrupt a fetch for ever`() {
        var pace = pace(fetch: 100)
        var (time, interruptions) = (start, 0)
        // A commit every ten milliseconds: each pause is long enough, until it no more is.
        for _ in 0..<1_000 {
            pace.commit(at: time, isBusy: true)
            if pace.interruptionTime() < time + 10 * millisecond {
                pace.refreshWasInterrupted()
                interruptions += 1
            }
            time += 10 * millisecond
        }
        #expect(interruptions == 3)
        pace.refreshDidEnd(after: 100 * millisecond, isWhole: true)
        pace.commit(at: time, isBusy: true)
        #expect(pace.interruptionTime() == time + Pace.pause)
    }

    @Test func `a busy database is tried again, less and less often`() {
        var pace = Pace()
        pace.databaseWasBusy(at: start)
        let first = pace.refreshTime(situation()) - start
        pace.databaseWasBusy(at: start)
        let second = pace.refreshTime(situation()) - start
        #expect(first > 0)
        #expect(second == 2 * first)
        for _ in 0..<100 { pace.databaseWasBusy(at: start) }
        #expect(pace.refreshTime(situation()) - start < 1_000 * millisecond)
        pace.refreshDidEnd(after: millisecond, isWhole: true)
        pace.commit(at: start, isBusy: false)
        #expect(pace.refreshTime(situation()) == start)
    }
}
