import EvergreenQuery

extension Effect {
    /// Makes the effect cancellable by an id.
    ///
    /// The id can be any value, usually a case of an enum in the feature:
    ///
    /// ```swift
    /// enum CancelID { case refresh }
    ///
    /// return .run { … }.cancellable(id: CancelID.refresh, cancelInFlight: true)
    /// ```
    ///
    /// An id belongs to its feature and its store: two rows of a list, or two windows, do not cancel each other's effects. Cancelling an id
    /// in a feature also cancels effects of its children with the same id.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - cancelInFlight: Whether to cancel running effects with the id.
    /// - Returns: The effect.
    public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
        if isNone, !cancelInFlight { return .none }
        return Self(.cancellable(self, CancelID(id), cancelInFlight: cancelInFlight))
    }

    /// Cancels all running effects with an id.
    ///
    /// - Parameter id: The id.
    /// - Returns: An effect that does so.
    public static func cancel(id: some Hashable & Sendable) -> Self { Self(.cancel(CancelID(id))) }

    /// Assigns the effect to the feature at a path: it ends when the feature is removed.
    func belonging(to path: FeaturePath) -> Self {
        if isNone { return .none }
        return Self(.cancellable(self, .lifetime(of: path), cancelInFlight: false))
    }

    /// Ends all effects of the feature at a path.
    static func end(_ path: FeaturePath) -> Self { Self(.cancel(.lifetime(of: path))) }
}

/// Runs an operation that is cancellable by an id, within an effect.
///
/// ```swift
/// return .run { send in
///     await withTaskCancellation(id: CancelID.timer, cancelInFlight: true) {
///         for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
///     }
/// }
/// ```
///
/// Both ``Effect/cancel(id:)`` and `Task.cancel(id:)` cancel it.
///
/// - Parameters:
///   - id: The id, which belongs to the effect's feature and store.
///   - cancelInFlight: Whether to cancel running operations and effects with the id.
///   - isolation: The caller's actor.
///   - operation: The operation.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
public func withTaskCancellation<T: Sendable, Failure: Error>(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false,
    isolation: isolated (any Actor)? = #isolation,
    operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
    let id = CancelID(id)
    let registry = CancelRegistry.current ?? .ofProcess
    if cancelInFlight { registry.cancel(id) }
    let task = Task { () async -> Result<T, Failure> in
        do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
    let running = RunningEffect()
    running.onCancel { task.cancel() }
    registry.insert(running, id: id)
    defer { registry.remove(running, id: id) }
    let result = await withTaskCancellationHandler {
        await task.value
    } onCancel: {
        task.cancel()
    }
    return try result.get()
}

extension Task<Never, Never> {
    /// Cancels all running effects and operations with an id, from within an effect.
    ///
    /// - Parameter id: The id, which belongs to the effect's feature and store.
    public static func cancel(id: some Hashable & Sendable) {
        (CancelRegistry.current ?? .ofProcess).cancel(CancelID(id))
    }
}
