/// A value that an actor guards: as ``LockIsolated``, for operations that suspend.
///
/// ```swift
/// let received = ActorIsolated<[String]>([])
/// await received.withValue { $0.append("first") }
/// ```
public final actor ActorIsolated<Value> {
    /// The value.
    public private(set) var value: Value

    /// Makes a value that an actor guards.
    ///
    /// - Parameter value: The value.
    /// - Throws: What the expression throws.
    public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
        self.value = try value()
    }

    /// Reads or changes the value.
    ///
    /// While the operation is suspended, others can change the value too; what this one has changed replaces it then.
    ///
    /// - Parameter operation: Gets the value. What it has changed is kept even if it throws.
    /// - Returns: What the operation returns.
    /// - Throws: What the operation throws.
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
    /// - Throws: What the expression throws; the value stays then.
    public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
        value = try newValue()
    }
}
