/// Starts work that its caller does not wait for.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track("opened") }
/// ```
///
/// The live value runs the work in a separate task, which continues when the caller's task is cancelled. In tests the work is done when the
/// call returns, so that its effects can be asserted. In both cases, errors of the work are ignored: handle them within.
public struct FireAndForget: Sendable {
    private let start: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

    /// Creates a value with a closure that is called for each piece of work.
    ///
    /// - Parameter start: Receives the optional priority, and the work.
    public init(
        _ start: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
    ) {
        self.start = start
    }

    /// Starts work.
    ///
    /// - Parameters:
    ///   - priority: The priority of its task; nil for the caller's.
    ///   - operation: The work. Its errors are ignored.
    public func callAsFunction(
        priority: TaskPriority? = nil,
        _ operation: @escaping @Sendable () async throws -> Void
    ) async {
        await start(priority, operation)
    }
}

extension FireAndForget: DependencyKey {
    /// Runs each piece of work in a separate task, with the dependencies of the caller.
    public static let liveValue = FireAndForget { priority, operation in
        Task(priority: priority) { try await operation() }
    }

    /// Waits for the work.
    public static let testValue = FireAndForget { _, operation in
        try? await operation()
    }
}

extension DependencyValues {
    /// Starts work that its caller does not wait for.
    public var fireAndForget: FireAndForget {
        get { self[FireAndForget.self] }
        set { self[FireAndForget.self] = newValue }
    }
}
