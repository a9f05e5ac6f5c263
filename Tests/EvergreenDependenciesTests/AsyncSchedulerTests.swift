import Dispatch
import EvergreenDependencies
import OpenCombineShim
import Testing

/// Schedulers in asynchronous code.
@MainActor
struct AsyncSchedulerTests {
    @Test func `a timer ticks as its test scheduler is advanced`() async {
        let scheduler = DispatchQueue.test
        let queue: AnySchedulerOf<DispatchQueue> = scheduler.eraseToAnyScheduler()
        let ticks = LockIsolated(0)
        let task = Task {
            for await _ in queue.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
        }
        await scheduler.advance(by: .milliseconds(999))
        #expect(ticks.value == 0)
        await scheduler.advance(by: .milliseconds(1))
        #expect(ticks.value == 1)
        await scheduler.advance(by: .seconds(3))
        #expect(ticks.value == 4)
        task.cancel()
        await task.value
        await scheduler.advance(by: .seconds(3))
        #expect(ticks.value == 4)
    }

    @Test func `a timer emits its scheduler's times`() async {
        let scheduler = DispatchQueue.test
        let start = scheduler.now
        let times = scheduler.timer(interval: .seconds(2))
        await scheduler.advance(by: .seconds(4))
        var iterator = times.makeAsyncIterator()
        let (first, second) = (await iterator.next(), await iterator.next())
        #expect(first == start.advanced(by: .seconds(2)))
        #expect(second == start.advanced(by: .seconds(4)))
    }

    @Test func `a sleep ends at its deadline`() async throws {
        let scheduler = DispatchQueue.test
        let isAwake = LockIsolated(false)
        let task = Task {
            try await scheduler.sleep(for: .seconds(1))
            isAwake.setValue(true)
        }
        await scheduler.advance(by: .milliseconds(999))
        #expect(!isAwake.value)
        await scheduler.run()
        try await task.value
        #expect(isAwake.value)
    }

    @Test func `a cancelled sleep throws`() async {
        let scheduler = DispatchQueue.test
        let task = Task { try await scheduler.sleep(for: .seconds(1)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `an immediate clock has a shorthand`() async throws {
        func wait(on clock: some Clock<Duration>) async throws {
            try await clock.sleep(for: .seconds(1_000))
        }
        try await wait(on: .immediate)
    }

    @Test func `units of time have Dispatch's names`() async throws {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1_000)
        #expect(NSEC_PER_MSEC == NSEC_PER_USEC * 1_000)
        #expect(USEC_PER_SEC == 1_000_000)
        try await Task.sleep(nanoseconds: NSEC_PER_USEC)
    }

    @Test func `code can detect that it is tested and fail a test`() {
        #expect(isTesting)
        withExpectedIssue { XCTFail("It is wrong.") }
    }
}
