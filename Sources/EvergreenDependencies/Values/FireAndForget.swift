/// Starts work that its caller does not wait for.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track("opened") }
/// ```
///
/// Live, the work goes on in a task of its own when the caller's is cancelled. In tests it is done when the call returns, so
/// that its effects can be expected. In both, an error of the work is dropped: handle it within.
public struct FireAndForget: Sendable {
    private let start: @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

    /// Makes an effect of a closure that is called for each piece of work.
    ///
    /// - Parameter start: Gets the priority, if there is one, and the work.
    public init(
        _ start: @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
    ) {
        self.start = start
    }

    /// Starts work.
    ///
    /// - Parameters:
    ///   - priority: The priority of its task; nil for the caller's.
    ///   - operation: The work. What it throws is dropped.
    public func callAsFunction(
        priority: TaskPriority? = nil,
        _ operation: @escaping @Sendable () async throws -> Void
    ) async {
        await start(priority, operation)
    }
}

extension FireAndForget: DependencyKey {
    /// A task of its own for each piece of work, which has the dependencies of the caller.
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
