import EvergreenOS
import Testing

struct OSAllocatedUnfairLockTests {
    @Test func `threads change the state one after the other`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 8000)
    }

    @Test func `a held lock is not available`() {
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable())
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        let state = OSAllocatedUnfairLock(initialState: 1)
        #expect(state.withLockIfAvailable { $0 } == 1)
        state.withLockUnchecked { _ in
            #expect(state.withLockIfAvailable { $0 } == nil)
        }
    }
}
