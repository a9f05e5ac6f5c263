import EvergreenDependencies
import Testing

struct ClockTimerTests {
    @Test func `a timer ticks at each interval and ends with its task`() async {
        let clock = TestClock()
        let ticks = LockedBox<[Duration]>([])
        let task = Task {
            for await tick in clock.timer(interval: .seconds(2)) { ticks.withLock { $0.append(tick) } }
        }
        await clock.waitForSleepers()
        await clock.advance(by: .milliseconds(1_999))
        #expect(ticks.withLock { $0 } == [])
        await clock.advance(by: .milliseconds(1))
        await clock.waitForSleepers()
        #expect(ticks.withLock { $0 } == [.seconds(2)])
        await clock.advance(by: .seconds(2))
        await clock.waitForSleepers()
        #expect(ticks.withLock { $0 } == [.seconds(2), .seconds(4)])
        task.cancel()
        await task.value
        #expect(ticks.withLock { $0.count } == 2)
    }

    @Test func `missed ticks are skipped`() async {
        let clock = TestClock()
        var timer = clock.timer(interval: .seconds(1)).makeAsyncIterator()
        await clock.advance(by: .milliseconds(3_500))
        #expect(await timer.next() == .seconds(3))
        async let next = timer.next()
        await clock.waitForSleepers()
        await clock.advance(by: .milliseconds(500))
        #expect(await next == .seconds(4))
    }

    @Test func `an existential clock has timers`() async {
        let clock: any Clock<Duration> = ImmediateClock()
        var ticks: [Duration] = []
        for await tick in clock.timer(interval: .seconds(1)).prefix(3) { ticks.append(tick) }
        #expect(ticks == [.seconds(1), .seconds(2), .seconds(3)])
    }
}
