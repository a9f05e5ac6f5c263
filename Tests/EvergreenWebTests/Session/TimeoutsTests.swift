import Testing

@testable import EvergreenWeb

@MainActor
struct TimeoutsTests {
    private final class Waiter {
        let name: Int
        init(_ name: Int) { self.name = name }
    }

    private let clock = ManualClock()

    /// Advances time, and waits until the timer has handled it.
    private func advance(by seconds: Int) async {
        clock.advance(by: .seconds(seconds))
        for _ in 0..<20 { await nextTurn() }
    }

    @Test func `each object's wait ends on its own, with one timer`() async {
        var ended: [Int] = []
        let timeouts = Timeouts<Waiter>(limit: .seconds(10), clock: clock) { ended.append($0.name) }
        for name in 0..<3 {
            timeouts.start(Waiter(name))
            await advance(by: 3)
            #expect(clock.sleeperCount == 1)
        }
        #expect(ended.isEmpty)
        for expected in [[0], [0], [0], [0, 1], [0, 1], [0, 1], [0, 1, 2]] {
            await advance(by: 1)
            #expect(ended == expected)
        }
        #expect(clock.sleeperCount == 0)
        timeouts.start(Waiter(3))
        await advance(by: 10)
        #expect(ended == [0, 1, 2, 3])
    }

    @Test func `a wait that is cancelled or begins again does not end at its first deadline`() async {
        var ended: [Int] = []
        let timeouts = Timeouts<Waiter>(limit: .seconds(10), clock: clock) { ended.append($0.name) }
        let waiters = (0..<3).map(Waiter.init)
        for waiter in waiters { timeouts.start(waiter) }
        await advance(by: 5)
        timeouts.cancel(waiters[0])
        timeouts.start(waiters[1])
        await advance(by: 5)
        #expect(ended == [2])
        await advance(by: 5)
        #expect(ended == [2, 1])
    }

    @Test func `an object may begin to wait again when its wait ends`() async {
        var count = 0
        var again: (@MainActor (Waiter) -> Void)?
        let timeouts = Timeouts<Waiter>(limit: .seconds(10), clock: clock) {
            count += 1
            again?($0)
        }
        again = { timeouts.start($0) }
        timeouts.start(Waiter(0))
        for expected in 1...3 {
            await advance(by: 10)
            #expect(count == expected)
        }
        again = nil
        await advance(by: 10)
        #expect(count == 4 && clock.sleeperCount == 0)
    }

    @Test func `an object is released when its wait ends or is cancelled`() async {
        let timeouts = Timeouts<Waiter>(limit: .seconds(10), clock: clock) { _ in }
        weak var first: Waiter?
        weak var second: Waiter?
        do {
            let waiters = [Waiter(0), Waiter(1)]
            (first, second) = (waiters[0], waiters[1])
            for waiter in waiters { timeouts.start(waiter) }
            timeouts.cancel(waiters[0])
        }
        #expect(first == nil && second != nil)
        await advance(by: 10)
        #expect(second == nil)
    }

    @Test func `the timer ends with its owner`() async {
        var timeouts: Timeouts<Waiter>? = Timeouts(limit: .seconds(10), clock: clock) { _ in }
        timeouts?.start(Waiter(0))
        #expect(await turns { clock.sleeperCount == 1 })
        timeouts = nil
        #expect(await turns { clock.sleeperCount == 0 })
    }
}
