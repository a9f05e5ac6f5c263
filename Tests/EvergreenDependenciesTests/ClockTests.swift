import EvergreenDependencies
import Testing

@Suite struct ClockTests {
    private struct Countdown {
        @Dependency(\.continuousClock) var clock

        func run(from start: Int, tick: @Sendable (Int) -> Void) async throws {
            for number in (0..<start).reversed() {
                try await clock.sleep(for: .seconds(1))
                tick(number)
            }
        }
    }

    @Test func `a test clock stands still until it is advanced`() async throws {
        let clock = TestClock()
        let ticks = LockedBox<[Int]>([])
        let countdown = withDependencies {
            $0.continuousClock = clock
        } operation: {
            Countdown()
        }
        let task = Task { try await countdown.run(from: 3) { number in ticks.withLock { $0.append(number) } } }

        await clock.waitForSleepers()
        await clock.advance(by: .milliseconds(999))
        #expect(ticks.withLock { $0 } == [])
        await clock.advance(by: .milliseconds(1))
        await clock.waitForSleepers()
        #expect(ticks.withLock { $0 } == [2])
        await clock.advance(by: .seconds(1))
        await clock.waitForSleepers()
        #expect(ticks.withLock { $0 } == [2, 1])
        await clock.advance(by: .seconds(1))
        try await task.value
        #expect(ticks.withLock { $0 } == [2, 1, 0])
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `run advances until no sleeper is left`() async throws {
        let clock = TestClock()
        let countdown = withDependencies {
            $0.continuousClock = clock
        } operation: {
            Countdown()
        }
        let task = Task { try await countdown.run(from: 5) { _ in } }
        for _ in 0..<5 {
            await clock.waitForSleepers()
            await clock.advance(by: .seconds(1))
        }
        await clock.run()
        try await task.value
        #expect(clock.now.offset == .seconds(5))
    }

    @Test func `sleepers wake in the order of their deadlines`() async throws {
        let clock = TestClock()
        let order = LockedBox<[Int]>([])
        let tasks = [3, 1, 2].map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                order.withLock { $0.append(seconds) }
            }
        }
        await clock.waitForSleepers(3)
        for _ in 0..<3 {
            await clock.advance(by: .seconds(1))
        }
        for task in tasks { try await task.value }
        #expect(Set(order.withLock { $0 }) == [1, 2, 3])
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `a cancelled sleeper throws immediately`() async {
        let clock = TestClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.now.offset == .zero)
    }

    @Test func `a cancelled task can't sleep`() async {
        let clock = TestClock()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `a past deadline does not wait`() async throws {
        let clock = TestClock()
        await clock.advance(by: .seconds(2))
        try await clock.sleep(until: ClockInstant(offset: .seconds(1)))
        #expect(clock.now.offset == .seconds(2))
    }

    @Test func `an immediate clock does not wait`() async throws {
        let clock = ImmediateClock()
        let ticks = LockedBox<[Int]>([])
        try await withDependencies {
            $0.continuousClock = clock
        } operation: {
            try await Countdown().run(from: 3) { number in ticks.withLock { $0.append(number) } }
        }
        #expect(ticks.withLock { $0 } == [2, 1, 0])
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func `an immediate clock throws in a cancelled task`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await ImmediateClock().sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
