import Dispatch
import EvergreenConcurrency

/// Lets threads share what OpenCombine does not mark as `Sendable`. `@unchecked` is safe: a test only puts in what guards itself.
struct Shared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Runs the action once for each number, each on a thread of its own, and waits for all.
func onThreads(_ count: Int, _ action: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
        let queue = DispatchQueue(label: "thread \(number)")
        queue.async(group: group) { action(number) }
    }
    group.wait()
}

/// Tells whether there is ever more than one thread inside.
final class Passage: Sendable {
    private let state = Locked((insideCount: 0, wasShared: false))

    var wasShared: Bool { state.withLock { $0.wasShared } }

    func pass(_ action: () -> Void) {
        state.withLock {
            $0.insideCount += 1
            if $0.insideCount > 1 { $0.wasShared = true }
        }
        action()
        state.withLock { $0.insideCount -= 1 }
    }
}
