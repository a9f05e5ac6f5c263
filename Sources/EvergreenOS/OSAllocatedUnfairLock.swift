import Foundation

/// A lock with the state that it guards.
///
/// A thread that has the lock must not take it again.
///
/// `@unchecked Sendable`: `state` is private, and every access to it is between `lock()` and `unlock()`.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    /// A lock with a state.
    public init(uncheckedState initialState: State) {
        state = initialState
    }

    /// A lock with a state.
    public convenience init(initialState: State) where State: Sendable {
        self.init(uncheckedState: initialState)
    }

    /// Runs a closure with the state while the lock is held.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs a closure with the state while the lock is held. Nothing checks what leaves it.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    /// Runs a closure with the state if nobody holds the lock; otherwise returns nil at once.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard mutex.try() else { return nil }
        defer { mutex.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards something else.
    public convenience init() {
        self.init(uncheckedState: ())
    }

    /// Takes the lock, and waits for it. To be given back on the same thread.
    public func lock() { mutex.lock() }

    /// Takes the lock if nobody holds it. Returns whether it did.
    public func lockIfAvailable() -> Bool { mutex.try() }

    /// Gives the lock back.
    public func unlock() { mutex.unlock() }

    /// Runs a closure while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
