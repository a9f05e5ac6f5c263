import Foundation

/// A lock that guards a state.
///
/// The lock is not recursive: a thread that holds it must not acquire it again.
///
/// `@unchecked Sendable`: `state` is private, and every access to it is between `lock()` and `unlock()`.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    /// Creates a lock with a state.
    public init(uncheckedState initialState: State) {
        state = initialState
    }

    /// Creates a lock with a state.
    public convenience init(initialState: State) where State: Sendable {
        self.init(uncheckedState: initialState)
    }

    /// Calls a closure with the state while holding the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state while holding the lock. The result is not required to be `Sendable`.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// Calls a closure with the state if the lock is available; otherwise returns nil without waiting.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard mutex.try() else { return nil }
        defer { mutex.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public convenience init() {
        self.init(uncheckedState: ())
    }

    /// Acquires the lock, waiting if necessary. It must be released on the same thread.
    public func lock() { mutex.lock() }

    /// Acquires the lock if it is available. Returns whether it was acquired.
    public func lockIfAvailable() -> Bool { mutex.try() }

    /// Releases the lock.
    public func unlock() { mutex.unlock() }

    /// Calls a closure while holding the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
