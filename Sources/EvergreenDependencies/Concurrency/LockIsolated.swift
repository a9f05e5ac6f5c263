import Foundation

/// A value guarded by a lock, which closures on any actor and thread can share.
///
/// ```swift
/// let requests = LockIsolated<[URL]>([])
/// let client = Client(fetch: { url in requests.withValue { $0.append(url) } })
/// ```
///
/// The lock is recursive: a closure may read the value that it modifies, and then sees the value before the modification. Each modification
/// copies the value, which costs O(n) for a collection: intended for tests and small values.
///
/// `@unchecked` is safe: every access to `current` is between `lock()` and `unlock()`. Values that are passed in and out are `Sendable`, or
/// created in a closure that captures only `Sendable` values.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var current: Value

    /// Creates a value guarded by a lock.
    ///
    /// - Parameter value: The value.
    /// - Throws: The error of the expression.
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
        current = try value()
    }

    /// A part of the value.
    public subscript<Subject: Sendable>(dynamicMember path: KeyPath<Value, Subject>) -> Subject {
        lock.lock()
        defer { lock.unlock() }
        return current[keyPath: path]
    }

    /// Reads or modifies the value exclusively.
    ///
    /// - Parameter operation: Receives the value. Its modifications are kept even if it throws.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
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
    /// - Parameter newValue: The value; the expression is evaluated under the lock.
    /// - Throws: The error of the expression; the value is then unchanged.
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
    /// Whether the values are equal. They are read one after the other.
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
    /// Private to this file: a copy of a value that may not be `Sendable` must not leave the caller's function.
    fileprivate func snapshot() -> Value {
        lock.lock()
        defer { lock.unlock() }
        return current
    }
}
