import Foundation

/// A value that is only reached while a lock is held: the one lock of this package. (`LockIsolated` of `EvergreenDependencies` is for its
/// users.)
///
/// `Mutex` of the standard library would need macOS 15, where this package needs macOS 14.
///
/// The value must not be a function, nor an optional one, but a structure that has it: a function that goes through the generic
/// `inout` of ``withLock(_:)`` comes back wrapped in two thunks, so that each access makes the next call deeper.
///
/// `@unchecked` is safe: `value` is private, and every access to it is between `lock()` and `unlock()`. What the body
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
