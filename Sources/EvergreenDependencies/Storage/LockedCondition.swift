import Foundation

/// A value that is only reached while a lock is held, and whose changes can be waited for.
///
/// `@unchecked` is safe: `value` is private, and every access to it is between `lock()` and `unlock()`; none is under way
/// during `wait()`, which gives the lock back and holds it again when it returns.
final class LockedCondition<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs the body with the lock held: at once, and while it answers `nil`, again after each ``changeAndWakeAll(_:)``.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }

    /// Runs the body with the lock held, and has everyone who waits look again.
    func changeAndWakeAll<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = body(&value)
        condition.broadcast()
        return result
    }
}
