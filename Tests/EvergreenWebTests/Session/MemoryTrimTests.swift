import Testing

@testable import EvergreenWeb

@MainActor
struct MemoryTrimTests {
    private let clock = ManualClock()

    @Test func `memory of many ended sessions is released at once after a delay`() async {
        let trims = AsyncStream.makeStream(of: Void.self)
        let trim = MemoryTrim(clock: clock, delay: .seconds(1)) { trims.continuation.yield() }
        var iterator = trims.stream.makeAsyncIterator()
        for _ in 0..<MemoryTrim.minimumWindows * 3 { trim.windowDidEnd() }
        #expect(await turns(until: { clock.sleeperCount == 1 }))
        clock.advance(by: .seconds(1))
        #expect(await iterator.next() != nil)
        // The next delay passes without an ended session.
        #expect(await turns(until: { clock.sleeperCount == 1 }))
        clock.advance(by: .seconds(1))
        #expect(await turns(until: { !trim.isScheduled }))
        // Sessions that end later are counted separately.
        for _ in 0..<MemoryTrim.minimumWindows - 1 { trim.windowDidEnd() }
        #expect(!trim.isScheduled)
        trim.windowDidEnd()
        #expect(await turns(until: { clock.sleeperCount == 1 }))
        clock.advance(by: .seconds(1))
        #expect(await iterator.next() != nil)
    }

    @Test func `memory of the last of many ended sessions is released, too`() async {
        let trims = AsyncStream.makeStream(of: Void.self)
        let trim = MemoryTrim(clock: clock, delay: .seconds(1)) { trims.continuation.yield() }
        var iterator = trims.stream.makeAsyncIterator()
        for _ in 0..<MemoryTrim.minimumWindows { trim.windowDidEnd() }
        for _ in 0..<3 {
            #expect(await turns(until: { clock.sleeperCount == 1 }))
            clock.advance(by: .seconds(1))
            #expect(await iterator.next() != nil)
            trim.windowDidEnd()
        }
    }

    @Test func `memory of ended sessions stays for new ones that replace them`() async {
        let trim = MemoryTrim(clock: clock, delay: .seconds(1)) {}
        for _ in 0..<MemoryTrim.minimumWindows * 3 {
            trim.windowDidOpen()
            trim.windowDidEnd()
        }
        #expect(!trim.isScheduled)
        // Windows that have been opened before are not successors.
        for _ in 0..<MemoryTrim.minimumWindows { trim.windowDidOpen() }
        for _ in 0..<MemoryTrim.minimumWindows { trim.windowDidEnd() }
        #expect(await turns(until: { clock.sleeperCount == 1 }))
    }
}
