import IssueReporting

extension Effect {
    /// Asynchronous work that may send any number of actions.
    ///
    /// ```swift
    /// return .run { send in
    ///     for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
    /// }
    /// ```
    ///
    /// The operation has the dependencies of the reducer that returned it. It runs on the actor of its closure (`{
    /// @MainActor send in … }`), or on none. It is cancelled when its feature is removed, when its store is released,
    /// and by ``cancellable(id:cancelInFlight:)``. A `CancellationError` after a cancellation is ignored; any other
    /// uncaught error is reported as an issue.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; nil for that of the sender.
    ///   - operation: The work.
    ///   - handler: Handles the error that the operation throws.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: The effect.
    public static func run(
        priority: TaskPriority? = nil,
        operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
        catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        let work = AsyncWork<Action>(
            priority: priority,
            operation: { send in
                do {
                    try await operation(send)
                } catch is CancellationError {
                    return
                } catch {
                    if let handler { return await handler(error, send) }
                    reportIssue(
                        """
                        An effect of \(feature(of: Action.self)) threw an unhandled error: \(error). \
                        Add a 'catch' closure to 'Effect.run' that sends an action for it, or catch it in the operation.
                        """,
                        fileID: fileID,
                        filePath: filePath,
                        line: line,
                        column: column
                    )
                }
            },
            context: EffectContext()
        )
        return Self(.run(work))
    }

    /// Another action, which is handled after the current one, and before any that is sent later.
    ///
    /// It lets a child notify its parent. To share logic between actions, call a method instead.
    ///
    /// - Parameter action: The action.
    /// - Returns: The effect.
    public static func send(_ action: Action) -> Self { Self(.send(action)) }

    /// Another action, which is handled after the current one, with an animation of what it changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - animation: The animation; nil for none.
    /// - Returns: The effect.
    public static func send(_ action: Action, animation: Animation? = nil) -> Self {
        Self(.send(action)).animation(animation)
    }
}
