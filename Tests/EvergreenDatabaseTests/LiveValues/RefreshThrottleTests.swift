import Testing

@testable import EvergreenDatabase

struct RefreshThrottleTests {
    private let millisecond: UInt64 = 1_000_000
    private let start: UInt64 = 1_000_000_000

    private func valueState(isWhole: Bool = true, isUndelivered: Bool = false, nextDelivery: UInt64 = 0)
        -> RefreshThrottle.ValueState
    {
        RefreshThrottle.ValueState(isWhole: isWhole, isUndelivered: isUndelivered, nextDelivery: nextDelivery)
    }

    /// A throttle after a fetch of this many milliseconds.
    private func throttle(fetch milliseconds: UInt64) -> RefreshThrottle {
        var throttle = RefreshThrottle()
        throttle.refreshDidStart()
        throttle.refreshDidEnd(after: milliseconds * millisecond, isWhole: true)
        return throttle
    }

    @Test(arguments: [0, 1, 100] as [UInt64]) func `rows are read immediately after a commit`(fetch: UInt64) {
        var throttle = throttle(fetch: fetch)
        throttle.commit(at: start, isBusy: false)
        #expect(throttle.refreshTime(valueState(isWhole: false)) == start)
    }

    @Test func `a short fetch starts immediately after a commit`() {
        var throttle = throttle(fetch: 3)
        throttle.commit(at: start, isBusy: false)
        #expect(throttle.refreshTime(valueState()) == start)
    }

    @Test(arguments: [4, 16, 1_000] as [UInt64]) func `a long fetch briefly waits for a second commit`(
        fetch: UInt64
    ) {
        var throttle = throttle(fetch: fetch)
        throttle.commit(at: start, isBusy: false)
        let delay = throttle.refreshTime(valueState()) - start
        #expect(delay > 0)
        #expect(delay <= min(millisecond, fetch * millisecond / 16))
    }

    @Test func `a burst is fetched when it pauses`() {
        var throttle = throttle(fetch: 1)
        for number in 0..<5 { throttle.commit(at: start + UInt64(number) * millisecond, isBusy: number > 0) }
        #expect(throttle.refreshTime(valueState()) == start + 4 * millisecond + RefreshThrottle.pause)
    }

    @Test(arguments: [(2, 2), (6, 3), (40, 8)] as [(UInt64, UInt64)])
    func `a long burst read row by row must pause for longer`(burst: UInt64, pause: UInt64) {
        var throttle = throttle(fetch: 100)
        for number in 0...burst { throttle.commit(at: start + number * millisecond, isBusy: true) }
        #expect(throttle.refreshTime(valueState(isWhole: false)) == start + (burst + pause) * millisecond)
    }

    @Test(arguments: [1, 100] as [UInt64]) func `a burst that never pauses is fetched at intervals`(fetch: UInt64) {
        var throttle = throttle(fetch: fetch)
        for number in 0..<1_000 { throttle.commit(at: start + UInt64(number) * millisecond, isBusy: true) }
        #expect(throttle.refreshTime(valueState()) == start + max(RefreshThrottle.maximumBurst, fetch * millisecond))
    }

    @Test func `a burst is not fetched before it pauses while a value is undelivered`() {
        var throttle = throttle(fetch: 1)
        for number in 0..<1_000 { throttle.commit(at: start + UInt64(number) * millisecond, isBusy: true) }
        #expect(
            throttle.refreshTime(valueState(isUndelivered: true)) == start + 999 * millisecond + RefreshThrottle.pause
        )
    }

    @Test func `a value with a delivery interval is computed just in time`() {
        var throttle = throttle(fetch: 3)
        throttle.commit(at: start, isBusy: false)
        let delivery = start + 200 * millisecond
        #expect(throttle.refreshTime(valueState(nextDelivery: delivery)) == delivery - 3 * millisecond)
    }

    @Test func `continuous commits can't interrupt a fetch forever`() {
        var throttle = throttle(fetch: 100)
        var (time, interruptions) = (start, 0)
        // A commit every ten milliseconds: each pause is long enough, until it no longer is.
        for _ in 0..<1_000 {
            throttle.commit(at: time, isBusy: true)
            if throttle.interruptionTime() < time + 10 * millisecond {
                throttle.refreshWasInterrupted()
                interruptions += 1
            }
            time += 10 * millisecond
        }
        #expect(interruptions == 3)
        throttle.refreshDidEnd(after: 100 * millisecond, isWhole: true)
        throttle.commit(at: time, isBusy: true)
        #expect(throttle.interruptionTime() == time + RefreshThrottle.pause)
    }

    @Test func `a busy database is retried with back-off`() {
        var throttle = RefreshThrottle()
        throttle.databaseWasBusy(at: start)
        let first = throttle.refreshTime(valueState()) - start
        throttle.databaseWasBusy(at: start)
        let second = throttle.refreshTime(valueState()) - start
        #expect(first > 0)
        #expect(second == 2 * first)
        #expect(throttle.leavesDatabaseAlone(at: start + second - 1))
        #expect(!throttle.leavesDatabaseAlone(at: start + second))
        for _ in 0..<100 { throttle.databaseWasBusy(at: start) }
        #expect(throttle.refreshTime(valueState()) - start < 1_000 * millisecond)
        throttle.refreshDidEnd(after: millisecond, isWhole: true)
        throttle.commit(at: start, isBusy: false)
        #expect(throttle.refreshTime(valueState()) == start)
        #expect(!throttle.leavesDatabaseAlone(at: start))
    }
}
