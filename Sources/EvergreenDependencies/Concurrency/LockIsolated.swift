import Foundation

/// A value behind a lock, which closures of any actor and thread can share.
///
/// ```swift
/// let requests = LockIsolated<[URL]>([])
/// let client = Client(fetch: { url in requests.withValue { $0.append(url) } })
/// ```
///
/// The lock is recursive: a closure may read the value that it changes, and sees it as it was before the closure. Each change
/// copies the value, so that it costs O(n) for a collection: this is for tests and for small values.
///
/// `@unchecked` is safe: every access to `current` is between `lock()` and `unlock()`. What is passed in and out of the lock is
/// `Sendable`, or made in a closure that captures nothing but `Sendable` values.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var current: Value

    /// Makes a value behind a lock.
    ///
    /// - Parameter value: The value.
    /// - Throws: What the expression throws.
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
        current = try value()
    }

    /// A part of the value.
    public subscript<Subject: Sendable>(dynamicMember path: KeyPath<Value, Subject>) -> Subject {
        lock.lock()
        defer { lock.unlock() }
        return current[keyPath: path]
    }

    /// Reads or changes the value while no one else does.
    ///
    /// - Parameter operation: Gets the value. What it has changed is kept even if it throws.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
    public func withValue<Result: Sendable>(
        _ operation: @Sendable (inout Value) throws -> Result
    ) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        var value = current
        defer { current = value }
        return try operation(&value)
    }

    /// Replaces the value.
    ///
    /// - Parameter newValue: The value; the expression is evaluated while no one else reads or changes the present one.
    /// - Throws: What the expression throws; the value stays then.
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
        lock.lock()
        defer { lock.unlock() }
        current = try newValue()
    }
}

extension LockIsolated where Value: Sendable {
    /// A copy of the value.
    public var value: Value {
        lock.lock()
        defer { lock.unlock() }
        return current
    }
}

extension LockIsolated: Equatable where Value: Equatable {
    /// Whether the values are equal. The two are read one after the other.
    ///
    /// - Parameters:
    ///   - lhs: A value behind a lock.
    ///   - rhs: Another one.
    /// - Returns: Whether they are equal.
    public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
        lhs === rhs || lhs.snapshot() == rhs.snapshot()
    }
}

extension LockIsolated: Hashable where Value: Hashable {
    /// Hashes the value.
    ///
    /// - Parameter hasher: Combines the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(snapshot())
    }
}

extension LockIsolated {
    /// For this file alone: a copy of a value that may not be `Sendable` must not leave the caller's function.
    fileprivate func snapshot() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return current
    }
}
