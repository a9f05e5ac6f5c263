import Foundation

/// A value that is guarded by a lock: the only lock of this package. (`LockIsolated` of `EvergreenDependencies` is public API.)
///
/// `Mutex` of the standard library requires macOS 15; this package supports macOS 14.
///
/// The value must not be a function or an optional function, but a structure that contains it: a function that passes through the generic
/// `inout` of ``withLock(_:)`` is wrapped in two thunks, so that each access deepens the next call.
///
/// `@unchecked` is safe: `value` is private, and every access to it is between `lock()` and `unlock()`. The result of the body leaves the
/// lock: a copy of a value, or an object with its own synchronization.
/// returns leaves the lock: a copy of a value, or an object that guards itself.
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
