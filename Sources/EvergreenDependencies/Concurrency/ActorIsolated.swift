/// A value isolated to an actor: like ``LockIsolated``, for operations that suspend.
///
/// ```swift
/// let received = ActorIsolated<[String]>([])
/// await received.withValue { $0.append("first") }
/// ```
public final actor ActorIsolated<Value> {
    /// The value.
    public private(set) var value: Value

    /// Creates a value isolated to an actor.
    ///
    /// - Parameter value: The value.
    /// - Throws: The error of the expression.
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
        self.value = try value()
    }

    /// Reads or modifies the value.
    ///
    /// While the operation is suspended, other code can modify the value, too; the result of this operation then overwrites those changes.
    ///
    /// - Parameter operation: Receives the value. Its modifications are kept even if it throws.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
    public func withValue<Result: Sendable>(
        _ operation: nonisolated(nonsending) @Sendable (inout Value) async throws -> Result
    ) async rethrows -> Result {
        var value = value
        defer { self.value = value }
        return try await operation(&value)
    }

    /// Replaces the value.
    ///
    /// - Parameter newValue: The value.
    /// - Throws: The error of the expression; the value is then unchanged.
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
        value = try newValue()
    }
}
