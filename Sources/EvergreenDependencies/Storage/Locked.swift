import Foundation

/// A value that is only reached while a lock is held.
///
/// `@unchecked` is safe: `value` is private, and every access to it is between `lock()` and `unlock()`.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
