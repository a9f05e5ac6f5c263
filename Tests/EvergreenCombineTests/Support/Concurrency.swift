import Dispatch
import EvergreenConcurrency

/// Shares OpenCombine types that are not marked `Sendable` between threads. `@unchecked` is safe: a test stores only types that synchronize
/// themselves.
struct Shared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Runs the action once for each number on separate threads, and waits for all.
func onThreads(_ count: Int, _ action: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
        let queue = DispatchQueue(label: "thread \(number)")
        queue.async(group: group) { action(number) }
    }
    group.wait()
}

/// Detects whether several threads are inside at once.
final class ConcurrencyDetector: Sendable {
    private let state = Locked((insideCount: 0, wasConcurrent: false))

    var wasConcurrent: Bool { state.withLock { $0.wasConcurrent } }

    func pass(_ action: () -> Void) {
        state.withLock {
            $0.insideCount += 1
            if $0.insideCount > 1 { $0.wasConcurrent = true }
        }
        action()
        state.withLock { $0.insideCount -= 1 }
    }
}
