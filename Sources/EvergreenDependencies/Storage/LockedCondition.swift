import Foundation

/// A value guarded by a lock, whose changes can be waited for.
///
/// `@unchecked` is safe: `value` is private, and every access to it is between `lock()` and `unlock()`; there is none during `wait()`,
/// which releases the lock and reacquires it before it returns.
final class LockedCondition<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs the body under the lock: immediately, and, while it returns `nil`, again after each ``changeAndWakeAll(_:)``.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }

    /// Runs the body under the lock, and wakes all waiting threads.
    func changeAndWakeAll<Result>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = body(&value)
        condition.broadcast()
        return result
    }
}
